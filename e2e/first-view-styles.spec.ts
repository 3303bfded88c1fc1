import { publicPaths } from './support/public-paths.ts';
import { complete, expect, test } from './support/test.ts';

/**
 * Each page carries only the rules it needs (scripts/build/page-styles.ts); the whole sheet comes later and must change
 * nothing: a rule pruned by mistake would show as a jump, or as a page that looks wrong until the first act.
 */
const pages = [...publicPaths, '/presse/streaming-adaptatif', '/adresse-inconnue'];

/** Place, size and looks of every element, before and after the whole sheet; returns what differs. */
async function changesByTheSheet(): Promise<string[]> {
  const looks = [
    'color',
    'backgroundColor',
    'backgroundImage',
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
    'maskImage',
    'textDecorationLine',
    'translate',
    'listStyleType',
    'cursor',
  ] as const;
  const elements = [...document.querySelectorAll<HTMLElement>('body, body *')];
  const snapshot = () =>
    elements.map((element) => {
      const style = getComputedStyle(element);
      const after = getComputedStyle(element, '::after');
      const { x, y, width, height } = element.getBoundingClientRect();
      // the closed menu is laid out or not as the browser likes
      const place = element.checkVisibility() ? [x, y, width, height].map(Math.round).join(' ') : '';
      return [place, ...looks.map((look) => style[look]), after.content, after.height, after.backgroundColor];
    });
  // under reduced motion every change takes one millisecond, that is one frame
  const settled = () => Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
  await settled();
  const before = snapshot();
  await window.loadSheet?.();
  await settled();
  const after = snapshot();
  return elements.flatMap((element, index) =>
    JSON.stringify(before[index]) === JSON.stringify(after[index])
      ? []
      : [`${element.tagName}.${element.getAttribute('class')}: ${before[index]} → ${after[index]}`],
  );
}

for (const width of [390, 1440]) {
  test(`at ${width} px the whole sheet changes nothing on any page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    // some browsers report the resting pointer, which asks for the sheet
    await page.addInitScript(() => {
      for (const type of ['pointerover', 'scroll']) {
        window.addEventListener(type, (event) => event.stopImmediatePropagation(), true);
      }
    });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0);
      await complete(page);
      // the page's own rules, and those of its pictures and typefaces, which come after the first paint
      await expect(page.locator('head style')).toHaveCount(3);
      await page.evaluate(async () => {
        await Promise.all([...document.fonts].map((face) => face.load().catch(() => null)));
        await document.fonts.ready;
      });
      expect(await page.evaluate(changesByTheSheet), path).toEqual([]);
      await expect(page.locator('link[rel=stylesheet]')).toHaveCount(1);
    }
  });
}
