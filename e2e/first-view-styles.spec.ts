import { publicPaths } from './support/public-paths.ts';
import { expect, test } from './support/test.ts';

/**
 * Each page carries only the rules it needs (scripts/build/page-styles.ts); the whole sheet comes at idle and must change nothing
 * but the inline pictures it brings: a rule pruned by mistake would show as a jump, or as a page that looks wrong until then.
 */
const pages = [...publicPaths, '/presse/streaming-adaptatif', '/adresse-inconnue'];

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

for (const width of [390, 1440]) {
  test(`at ${width} px the whole sheet changes nothing on any page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    let release = () => {};
    let released = Promise.resolve();
    await page.route('**/assets/*.css', async (route) => {
      await released;
      const sheet = await (await route.fetch()).text();
      // the typefaces have a test of their own
      await route.fulfill({
        contentType: 'text/css',
        body: sheet.replaceAll(/@font-face\{[^}]*url[^}]*\}/g, ''),
      });
    });
    for (const path of pages) {
      released = new Promise((resolve) => {
        release = resolve;
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForLoadState('load');
      const before = await page.evaluate(looksOfPage);
      release();
      await expect
        .poll(() => page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null)))
        .toBe(true);
      const after = await page.evaluate(looksOfPage);
      const changed = before.filter(
        ({ looks, ground }, index) =>
          looks !== after[index]?.looks ||
          (after[index].ground !== 'drawn' && ground !== after[index].ground),
      );
      expect(changed, path).toEqual([]);
    }
  });
}
