import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

/** The small one, read by a browser in half the time of `axe.source`. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Once a page, not once a look: its half megabyte costs a fifth of a second. */
async function bringAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
}

/** Everything axe knows, best practices included, once nothing moves any more. */
export async function expectNoViolation(page: Page) {
  // one that is cancelled has ended too
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await bringAxe(page);
  const violations = await page.evaluate(async () => {
    // no test looks into a frame
    const options = { iframes: false, resultTypes: ['violations' as const] };
    const found = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  });
  expect(violations).toEqual([]);
}

/** Nothing sticks out at the right, once the window has the width it was given. */
export async function expectNoOverflow(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/** The colour behind the back office, theme by theme. */
export const BACKGROUND = { light: 'rgb(248, 241, 228)', dark: 'rgb(20, 16, 12)' } as const;

/** What is on screen, on a phone in the light and on a desk in the dark. */
export async function expectFineEverywhere(page: Page) {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND[colorScheme]);
    await expectNoViolation(page);
    await expectNoOverflow(page);
  }
}
