import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** What a page looks like from afar. Missing is what has no box though nothing says that it is hidden. Runs in the page. */
export function look() {
  const footer = document.querySelector('footer')?.getBoundingClientRect();
  const isMissing = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true }) && !element.closest('[hidden], .hidden');
  return {
    height: document.documentElement.scrollHeight,
    mainBottom: (document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY,
    footerTop: (footer?.top ?? -1) + scrollY,
    footerHeight: footer?.height ?? 0,
    missing: [...document.querySelectorAll('main :is(h1, h2)')]
      .filter(isMissing)
      .map((title) => title.textContent),
  };
}

/** The page's height once it hears events, has its typefaces, and has kept that height for a while. */
export async function settledHeight(visitor: Visitor): Promise<number> {
  await visitor.alive();
  await visitor.until('the typefaces are there', () => document.fonts.status === 'loaded');
  const heights = [-1];
  const isSteady = async () => {
    heights.push((await visitor.read(look)).height);
    return heights.length > 4 && heights.slice(-4).every((height) => height === heights.at(-1));
  };
  await expect.poll(isSteady, { message: 'the height is steady', intervals: [100] }).toBe(true);
  return heights.at(-1) ?? 0;
}
