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

/**
 * Waits for the end of all animations and expects no violation of the rules that axe enables by default. With an open
 * modal dialog it checks the dialog only, because another check covers the screen.
 */
export async function expectNoViolation(page: Page) {
  // The promise of a cancelled animation rejects. The wait has a limit, because a paused animation never ends.
  await page.evaluate(() => {
    const animationEnds = document.getAnimations().map((animation) => animation.finished);
    const timeLimit = new Promise((resolve) => setTimeout(resolve, 2000));
    return Promise.race([Promise.allSettled(animationEnds), timeLimit]);
  });
  await loadAxe(page);
  const violations = await page.evaluate(async () => {
    const options = {
      // no test checks the content of frames
      iframes: false,
      resultTypes: ['violations' as const],
      // by default axe also copies style sheets, which takes a third of the time; no enabled rule reads them
      preload: { assets: ['media' as const] },
    };
    const openDialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    // a modal dialog hides the page behind it from screen readers
    const isModal = document.querySelector('#root')?.ariaHidden === 'true';
    const context = isModal && openDialog ? openDialog : document;
    const result = await (window as unknown as { axe: typeof axe }).axe.run(context, options);
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
export const ADMIN_BACKGROUND_COLORS = { light: 'rgb(248, 241, 228)', dark: 'rgb(20, 16, 12)' } as const;

const VIEWPORT_HEIGHT = 900;
/** The smallest phone. A desktop window of 1280 pixels has this width at 400 % zoom. */
const SMALLEST_WIDTH = 320;
const PHONE_WIDTH = 390;
const DESKTOP_WIDTH = 1440;

/** Checks a state of a page of the site, such as an open dialog: no overflow at two widths, then axe at the smaller one. */
export async function expectAccessiblePageState(page: Page) {
  for (const width of [DESKTOP_WIDTH, SMALLEST_WIDTH]) {
    await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
    await expectNoOverflow(page);
  }
  await expectNoViolation(page);
}

/** Gives each control the focus, downwards and upwards, and expects that no sticky bar covers it. */
async function expectFocusNeverCovered(page: Page) {
  const coveredControls = await page.evaluate(() => {
    const openDialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
    // The focus of a tab opens its panel, which would change the screen.
    const controls = (openDialog ?? document).querySelectorAll<HTMLElement>(
      ':is(main, [role$=dialog]) :is(a[href], button:not([role=tab]), input, select, textarea, summary)',
    );
    const focusedBefore = document.activeElement;
    const covered = new Set<string>();
    for (const control of [...controls, ...[...controls].reverse()]) {
      control.focus();
      const [box] = control.getClientRects();
      // skips visually hidden inputs, one pixel wide, and tall controls, whose centre may be outside the window
      const hasVisibleCentre = box && box.width > 3 && box.height < window.innerHeight / 3;
      if (document.activeElement !== control || !hasVisibleCentre) continue;
      const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isToast = hit?.closest('[data-sonner-toaster]');
      if (!isToast && !control.contains(hit) && !hit?.contains(control))
        covered.add(control.outerHTML.slice(0, 200));
    }
    if (focusedBefore instanceof HTMLElement) focusedBefore.focus();
    return [...covered];
  });
  expect(coveredControls).toEqual([]);
}

/** Expects text of at least 16 pixels in each field: Safari zooms the page of an iPhone when a smaller one gets the focus. */
async function expectNoZoomOnFocus(page: Page) {
  const smallFields = await page
    .locator('input:not([type=checkbox], [type=radio], [type=range], [type=file]), select, textarea')
    .evaluateAll((fields) =>
      fields.filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16).map(({ id }) => id),
    );
  expect(smallFields).toEqual([]);
}

/**
 * Checks the open screen of the back office, at this width and in this theme: axe, overflow, size of the fields on a
 * phone. Then each control gets the focus, and none may be covered. Restores the width.
 */
async function checkScreenInTheme(page: Page, width: number, colorScheme: 'light' | 'dark') {
  const viewport = page.viewportSize();
  await page.setViewportSize({ width, height: VIEWPORT_HEIGHT });
  await page.emulateMedia({ colorScheme });
  await expect(page.locator('html')).toHaveCSS('background-color', ADMIN_BACKGROUND_COLORS[colorScheme]);
  await expectNoViolation(page);
  await expectNoOverflow(page);
  if (width === PHONE_WIDTH) await expectNoZoomOnFocus(page);
  await expectFocusNeverCovered(page);
  if (viewport) await page.setViewportSize(viewport);
}

/**
 * Checks a screen of the back office, or one of its states, on a phone in the dark theme.
 * tests/theme-contrast.test.ts proves the colours of both themes.
 */
export const expectAccessibleInDarkTheme = (page: Page) => checkScreenInTheme(page, PHONE_WIDTH, 'dark');

/** Checks a screen on a desktop in the light theme, then on a phone in the dark theme. */
export async function expectAccessibleInBothThemes(page: Page) {
  await checkScreenInTheme(page, DESKTOP_WIDTH, 'light');
  await expectAccessibleInDarkTheme(page);
}
