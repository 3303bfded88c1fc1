import type { Page } from '@playwright/test';
import {
  expectCompletePage,
  expectSimilarHeight,
  measurePageShape,
} from '../cross-browser/support/page-shape.ts';
import { watchLayout } from '../cross-browser/support/watch-layout.ts';
import { expectNoOverflow, expectNoViolation } from '../support/axe.ts';
import { openFormDialog } from '../support/form-dialog.ts';
import { measureLayoutShift } from '../support/layout-shift.ts';
import { findButtonInMain } from '../support/public-forms.ts';
import { publicPaths } from '../support/public-paths.ts';
import { expect, openPath, simulateInteraction, test } from '../support/test.ts';

/** Every fixed address, one home variant, two articles and an unknown address. */
const paths = [
  ...publicPaths,
  '/hero-demo-2',
  '/presse/hivowood-fespaco',
  '/presse/streaming-adaptatif',
  '/adresse-inconnue',
];

/** Pages where only a desktop shows header links, taglines of channels, table headers or a table of contents. */
const pathsWithDesktopContent = new Set(['/', '/chaines', '/cookies', '/presse/hivowood-fespaco']);

/** Addresses with parameters, and a text that React shows once it has read them. */
const textsByAddress = {
  '/carrieres?offre=ingenieur-streaming-video': 'Toutes les offres',
  '/carrieres?offre=inconnue': 'Cette offre n’est plus en ligne',
  '/help-center?q=abonnement&question=tarifs': '9.99€',
  '/chaines?chaine=marmite': 'Le soir sur Marmite Channel',
  '/obouo-play?onglet=appareils': 'Smart TV et box',
};

/** Runs in the page: returns true when exactly the two web fonts are loaded. */
function areTypefacesLoaded() {
  const loadedFamilies = [...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''));
  return loadedFamilies.sort().join() === 'Bricolage Grotesque,Figtree';
}

/**
 * Expects a page that was complete at its load, and did not move when React and the web fonts were ready.
 * Until then, text has a fallback font with the same metrics (src/shared/styles/fallback-fonts.css). With wrong metrics
 * a paragraph gets one more line, which shifts everything below it (0.015 on a phone).
 */
async function expectCompleteAndStable(page: Page) {
  // 0.003: a text box became one pixel wider
  expect(await measureLayoutShift(page)).toBeLessThan(0.005);
  const shape = await page.evaluate(measurePageShape);
  expectCompletePage(shape);
  const { minimumHeight, jumps } = await page.evaluate(() => window.layoutRecord);
  // tests that run beside this one publish articles, which join the list once the page is idle
  if (new URL(page.url()).pathname !== '/presse') expectSimilarHeight(minimumHeight, shape.height);
  expect(jumps, 'what jumped').toEqual([]);
}

/** Opens an address and waits for React, the requests of the idle time, and the web fonts. */
async function openPage(page: Page, path: string, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(path);
  await simulateInteraction(page);
  await page.waitForFunction(areTypefacesLoaded);
}

/** Opens an address in the loaded page and waits for the last title of its file. */
async function openPathAndWaitForLastTitle(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  await openPath(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const titleSelector = 'main :is(h1, h2):not(.hidden *)';
  const lastTitle = await page.evaluate(
    ([text, selector]) => {
      const titles = new DOMParser().parseFromString(text, 'text/html').querySelectorAll(selector);
      return [...titles].at(-1)?.textContent ?? '';
    },
    [html, titleSelector] as const,
  );
  await expect(page.locator(titleSelector).filter({ hasText: lastTitle }).first()).toBeAttached();
}

test('every page is accessible and without overflow on the smallest phone', async ({ page }) => {
  // 320 pixels: the smallest phone, or a desktop window at 400 % zoom
  await openPage(page, '/contact', 320);
  for (const path of paths)
    await test.step(path, async () => {
      await openPathAndWaitForLastTitle(page, path);
      await expectNoOverflow(page);
      await expectNoViolation(page);
    });
  for (const [address, text] of Object.entries(textsByAddress))
    await test.step(address, async () => {
      await openPath(page, address);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
      await expectNoOverflow(page);
      await expectNoViolation(page);
    });
});

for (const { device, width } of [
  { device: 'phone', width: 390 },
  { device: 'desktop', width: 1440 },
]) {
  test(`every page is complete, stable and without overflow on a ${device}`, async ({ page }) => {
    await page.addInitScript(watchLayout);
    for (const path of paths)
      await test.step(path, async () => {
        await openPage(page, path, width);
        await expectCompleteAndStable(page);
        await expectNoOverflow(page);
        if (device === 'desktop' && pathsWithDesktopContent.has(path)) await expectNoViolation(page);
      });
  });
}

test('text at 200 % fits into header, footer and dialogs on a phone', async ({ page }) => {
  await openPage(page, '/presse', 360);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await expectNoOverflow(page);
  const dialog = await openFormDialog(page, findButtonInMain(page, 'Newsletter Presse'), 'Newsletter presse');
  await expect(dialog.getByRole('button', { name: 'Fermer' })).toBeInViewport({ ratio: 1 });
});
