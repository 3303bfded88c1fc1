import { expect } from '@playwright/test';
import type { BrowserVisitor } from './browser-visitor.ts';

/** Runs in the page: returns its height, the place of its footer, and titles that should be rendered and are not. */
export function measurePageShape() {
  const footer = document.querySelector('footer')?.getBoundingClientRect();
  const isMissing = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) && !element.closest('[hidden], .hidden');
  return {
    height: document.documentElement.scrollHeight,
    mainBottom: document.querySelector('main')?.getBoundingClientRect().bottom ?? Number.NaN,
    footerTop: footer?.top ?? Number.NaN,
    footerHeight: footer?.height ?? 0,
    missingTitles: [...document.querySelectorAll('main :is(h1, h2)')]
      .filter(isMissing)
      .map((title) => title.textContent),
  };
}

/** Waits for hydration, the web font of the text and a stable height. Returns the shape of the page. */
export async function waitForStablePage(visitor: BrowserVisitor) {
  await visitor.waitForHydration();
  await visitor.waitUntil('the web font is loaded', () =>
    [...document.fonts].some(({ family, status }) => /^"?Figtree"?$/.test(family) && status === 'loaded'),
  );
  const heights: number[] = [];
  const isHeightStable = async () => {
    heights.push((await visitor.evaluate(measurePageShape)).height);
    return heights.length > 4 && heights.slice(-4).every((height) => height === heights.at(-1));
  };
  await expect.poll(isHeightStable, { message: 'the height is stable', intervals: [100] }).toBe(true);
  return visitor.evaluate(measurePageShape);
}

/** Expects a difference below 3 %: in another typeface, one line may wrap elsewhere. */
export function expectSimilarHeight(height: number, expectedHeight: number): void {
  expect(Math.abs(height / expectedHeight - 1), `from ${expectedHeight} to ${height} px`).toBeLessThan(0.03);
}

/** Expects every title to be rendered, and the footer to follow the main content. */
export function expectCompletePage(shape: ReturnType<typeof measurePageShape>): void {
  expect(shape.missingTitles, 'titles that are not rendered').toEqual([]);
  expect(shape.footerTop, 'where the footer begins').toBeGreaterThanOrEqual(shape.mainBottom - 1);
  expect(shape.footerHeight, 'height of the footer').toBeGreaterThan(200);
}
