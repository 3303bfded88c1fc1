import type { Page } from '@playwright/test';
import { layoutShift } from './support/layout-shift.ts';
import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

/**
 * Each page carries only the rules it needs (scripts/build/page-styles.ts); the whole sheet comes at idle and must change nothing
 * but the inline pictures it brings: a rule pruned by mistake would show as a jump, or as a page that looks wrong until then.
 * The typefaces come after it. Text paints at once in a face of the device, stretched to the measure of ours
 * (src/shared/styles/stand-ins.css): a stretch that is off moves each line, and one line more in an opening moves all that follows
 * (0.015 on a phone).
 */
const pages = [
  ...publicPaths,
  ...['/presse/streaming-adaptatif', '/adresse-inconnue'],
  // the variants of the home page differ in picture and tagline alone
  '/hero-demo-1',
];

/** Names of the downloaded faces that are there; those of the device have a name of their own. */
const loadedTypefaces = () =>
  [...document.fonts]
    .filter(({ status, family }) => status === 'loaded' && !family.includes('Fallback'))
    .map(({ family }) => family.replaceAll('"', ''))
    .sort();

/** Holds what is asked of these addresses, until it is let through; what is asked after that is held anew. */
async function gate(page: Page, address: string) {
  let open = () => {};
  let opened = Promise.resolve();
  await page.route(address, async (route) => {
    await opened;
    await route.continue();
  });
  return {
    shut: () => {
      opened = new Promise((resolve) => {
        open = resolve;
      });
    },
    open: () => open(),
  };
}

/** Place, size and looks of every element of the page. */
async function looksOfPage() {
  const looks = [
    'color',
    'borderTopColor',
    'borderTopWidth',
    'fontFamily',
    'fontSize',
    'fontWeight',
    'lineHeight',
    'letterSpacing',
    'opacity',
    'display',
    'visibility',
    'boxShadow',
    'textDecorationLine',
    'translate',
    'listStyleType',
    'cursor',
  ] as const;
  // under reduced motion every change takes one millisecond, that is one frame
  await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  return [...document.querySelectorAll<HTMLElement>('body, body *')].map((element) => {
    const style = getComputedStyle(element);
    const after = getComputedStyle(element, '::after');
    const { x, y, width, height } = element.getBoundingClientRect();
    // the closed menu is laid out or not as the browser likes
    const place = element.checkVisibility() ? [x, y, width, height].map(Math.round).join(' ') : '';
    const drawn = /url/.test(style.maskImage + style.backgroundImage);
    const ground = drawn ? 'drawn' : style.backgroundColor;
    const name = `${element.tagName}.${element.getAttribute('class')}`;
    return {
      name,
      ground,
      looks: [place, ...looks.map((look) => style[look]), after.content, after.height].join(),
    };
  });
}

for (const width of [412, 1440]) {
  test(`at ${width} px neither the whole sheet nor the arrival of the typefaces changes or moves anything on any page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    const sheet = await gate(page, '**/assets/*.css');
    const typefaces = await gate(page, '**/*.woff2');
    for (const path of pages) {
      sheet.shut();
      typefaces.shut();
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForLoadState('load');
      // faces of the device are looked up too
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const before = await page.evaluate(looksOfPage);
      sheet.open();
      await expect
        .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)))
        .toBe(true);
      await expect(page.locator('link[rel=manifest]')).toBeAttached();
      const after = await page.evaluate(looksOfPage);
      const changed = before.filter(
        ({ looks, ground }, index) =>
          looks !== after[index]?.looks ||
          (after[index].ground !== 'drawn' && ground !== after[index].ground),
      );
      expect(changed, path).toEqual([]);
      expect(await page.evaluate(loadedTypefaces), path).toEqual([]);
      typefaces.open();
      // React would tell, which does not come here
      await page.evaluate(() => dispatchEvent(new Event('app:hydrated')));
      await expect.poll(() => page.evaluate(loadedTypefaces)).toEqual(['Bricolage Grotesque', 'Figtree']);
      expect(await layoutShift(page), path).toBeLessThan(0.002);
    }
  });
}
