import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { expect } from './test.ts';

/** Once a page, not once a look: its half megabyte costs a fifth of a second. */
async function bringAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

/** Everything axe knows, best practices included, or these rules alone, once nothing moves any more. */
export async function expectNoViolation(page: Page, rules?: string[]) {
  // one that is cancelled has ended too
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await bringAxe(page);
  // no test looks into a frame
  const options: RunOptions = {
    iframes: false,
    resultTypes: ['violations'],
    ...(rules && { runOnly: { type: 'rule', values: rules } }),
  };
  const violations = await page.evaluate(async (asked) => {
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, asked);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  }, options);
  expect(violations).toEqual([]);
}

/** Nothing sticks out at the right. */
export async function expectNoOverflow(page: Page) {
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
}

/** The colour behind the back office, theme by theme. */
export const BACKGROUND = { light: 'rgb(248, 241, 228)', dark: 'rgb(20, 16, 12)' } as const;

/**
 * What is on screen, on a phone and on a desk, in both themes. A theme changes colours and nothing else: of the second one only
 * these are looked at again.
 */
export async function expectFineEverywhere(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const themes = width === 390 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
    for (const [index, colorScheme] of themes.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[colorScheme]);
      await expectNoViolation(page, index === 0 ? undefined : ['color-contrast']);
    }
    await expectNoOverflow(page);
  }
}
