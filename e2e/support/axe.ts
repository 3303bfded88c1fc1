import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './test.ts';

/** Minified: browsers parse it in half the time of `axe.source`. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Loads axe once for each page: half a megabyte takes 0.2 s. */
async function loadAxe(page: Page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
}

/** Runs every rule of axe, best practices included, after all animations have ended. */
export async function expectNoViolation(page: Page) {
  // a cancelled animation rejects, and has ended too
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
  await loadAxe(page);
  const violations = await page.evaluate(async () => {
    // no test checks the content of frames
    const options = { iframes: false, resultTypes: ['violations' as const] };
    const result = await (window as unknown as { axe: typeof axe }).axe.run(document, options);
    return result.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`,
    );
  });
  expect(violations).toEqual([]);
}

/** Expects no horizontal overflow. Polls, because a resize takes a moment. */
export async function expectNoOverflow(page: Page) {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0);
}

/** Background colour of the back office, by theme. */
export const BACKGROUND_COLORS = { light: 'rgb(248, 241, 228)', dark: 'rgb(20, 16, 12)' } as const;

/** Checks the open page of the site on a phone and on a desktop. */
export async function expectAccessibleAtBothWidths(page: Page) {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoViolation(page);
    await expectNoOverflow(page);
  }
}

/** Checks the open screen of the back office on a phone in the light theme, and on a desktop in the dark one. */
export async function expectAccessibleOnPhoneAndDesktop(page: Page) {
  for (const [width, colorScheme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveCSS('background-color', BACKGROUND_COLORS[colorScheme]);
    await expectNoViolation(page);
    await expectNoOverflow(page);
  }
}
