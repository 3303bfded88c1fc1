import { waitUntilSettled } from './support/page-shape.ts';
import { button } from './support/target.ts';
import { test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const card = { css: '[role=tabpanel] a[href$="/bureau-regional-dakar"]' };

/** Scrolls down the press page, opens one of its articles, and returns the scroll position. */
async function scrollToArticle(visitor: Visitor): Promise<number> {
  // Articles newer than the build would appear above this position, at any moment.
  visitor.network.refuse(/\/rpc\/published_/);
  await visitor.open('/presse');
  await waitUntilSettled(visitor);
  await visitor.sees(card);
  return visitor.evaluate((css) => {
    document.querySelector(css)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    return scrollY;
  }, card.css);
}

/** Checks the scroll position, before and after hydration. */
async function expectScrollPosition(visitor: Visitor, place: number) {
  const isThere = (expected: number) => Math.abs(scrollY - expected) < 50;
  await visitor.waitUntil(`the page stands at ${place}`, isThere, place);
  await waitUntilSettled(visitor);
  await visitor.waitUntil(`the page stays at ${place}`, isThere, place);
}

test('a reload returns to where the reader was', async ({ visitor }) => {
  const place = await scrollToArticle(visitor);
  await visitor.evaluate(() => {
    document.documentElement.dataset.before = '';
    setTimeout(() => location.reload());
  });
  await visitor.waitUntil('the page is a new one', () => !('before' in document.documentElement.dataset));
  await expectScrollPosition(visitor, place);
});

for (const { title, cache } of [
  { title: 'the way back', cache: 'no-cache' },
  // `no-store` keeps the page out of the back/forward cache
  { title: 'the way back by a full load', cache: 'no-store' },
]) {
  test(`${title} returns to where the reader was, on a page that works`, async ({ visitor }) => {
    visitor.network.header('cache-control', cache);
    const place = await scrollToArticle(visitor);
    await visitor.press(card);
    await visitor.sees({ css: 'h1', name: 'Un bureau régional pourrait ouvrir' });
    // one engine ignores a step back while the page is loading
    await visitor.waitForHydration();
    await visitor.waitUntil('the article has loaded', () => document.readyState === 'complete');
    await visitor.evaluate(() => void setTimeout(() => history.back()));
    await visitor.sees({ css: 'h1', name: 'Nos nouvelles, à la source' });
    await expectScrollPosition(visitor, place);
    await visitor.press(button('Partenariat', '[role=tablist]'));
    await visitor.seesNo(card);
  });
}
