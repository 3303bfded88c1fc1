import type { BrowserVisitor } from './support/browser-visitor.ts';
import { createButtonSelector, createTitleSelector } from './support/element-selector.ts';
import { waitForStablePage } from './support/page-shape.ts';
import { expect, test } from './support/test.ts';

const articleCard = { css: '[role=tabpanel] a[href$="/bureau-regional-dakar"]' };

/** Opens the press page, scrolls to the card of an article, and returns the scroll position. */
async function scrollToArticle(visitor: BrowserVisitor): Promise<number> {
  // articles newer than the build would appear above the card and move it
  visitor.network.refuse(/\/rpc\/published_/);
  await visitor.open('/presse');
  await waitForStablePage(visitor);
  await visitor.sees(articleCard);
  return visitor.evaluate((css) => {
    document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY;
  }, articleCard.css);
}

/** Waits for the scroll position, and checks it again when the page is hydrated and its height is stable. */
async function expectScrollPosition(visitor: BrowserVisitor, position: number) {
  const isAtPosition = (expected: number) => Math.abs(scrollY - expected) < 50;
  await visitor.waitUntil(`the page stands at ${position}`, isAtPosition, position);
  await waitForStablePage(visitor);
  await visitor.waitUntil(`the page stays at ${position}`, isAtPosition, position);
}

test('a reload restores the scroll position', async ({ visitor }) => {
  const position = await scrollToArticle(visitor);
  await visitor.evaluate(() => {
    document.documentElement.dataset.oldDocument = '';
    // after this call has returned: a reload would cut off its answer
    setTimeout(() => location.reload());
  });
  await visitor.waitUntil(
    'the page is a new one',
    () => !('oldDocument' in document.documentElement.dataset),
  );
  await expectScrollPosition(visitor, position);
});

for (const { title, cache } of [
  { title: 'going back', cache: 'no-cache' },
  // Chromium and Firefox then load the page again. Over http, WebKit keeps it in its back/forward cache.
  { title: 'going back to a page that is not stored', cache: 'no-store' },
]) {
  test(`${title} restores the scroll position, on a hydrated page`, async ({ visitor, engine }) => {
    visitor.network.setHeader('cache-control', cache);
    const position = await scrollToArticle(visitor);
    await visitor.evaluate(() => {
      document.documentElement.dataset.oldDocument = '';
    });
    await visitor.press(articleCard);
    await visitor.sees(createTitleSelector('Un bureau régional pourrait ouvrir'));
    // one engine ignores a step back while the page is loading
    await visitor.waitForHydration();
    await visitor.waitUntil('the article has loaded', () => document.readyState === 'complete');
    await visitor.evaluate(() => void setTimeout(() => history.back()));
    await visitor.sees(createTitleSelector('Nos nouvelles, à la source'));
    await expectScrollPosition(visitor, position);
    if (cache === 'no-store' && engine?.name !== 'webkit')
      expect(await visitor.evaluate(() => 'oldDocument' in document.documentElement.dataset)).toBe(false);
    // on a hydrated page the tabs work
    await visitor.press(createButtonSelector('Partenariat', '[role=tablist]'));
    await visitor.doesNotSee(articleCard);
  });
}
