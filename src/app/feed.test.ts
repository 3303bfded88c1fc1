import { expect, it } from 'vitest';
import { createTestSiteSnapshot } from '../../tests/support/test-site-snapshot';
import { renderFeed } from './feed';

const readIdentifiers = (feed: string) =>
  [...feed.matchAll(/<guid[^>]*>([^<]+)<\/guid>/g)].map(([, id]) => id);

it('an imported article keeps identifier, artwork and call to action when its slug changes', () => {
  const snapshot = createTestSiteSnapshot();
  const texts = snapshot.news.map(({ artwork, isFeatured, callToAction, ...article }, index) => ({
    ...article,
    id: `row-${index}`,
    slug: `nouveau-${article.slug}`,
  }));
  const redirects = snapshot.news.map(({ slug }) => ({
    from: `/presse/${slug}`,
    to: `/presse/nouveau-${slug}`,
  }));
  const importedSnapshot = createTestSiteSnapshot({ texts, redirects });
  expect(readIdentifiers(renderFeed(importedSnapshot))).toEqual(readIdentifiers(renderFeed(snapshot)));
  expect(importedSnapshot.news.map(({ artwork, callToAction }) => ({ artwork, callToAction }))).toEqual(
    snapshot.news.map(({ artwork, callToAction }) => ({ artwork, callToAction })),
  );
  const { articles } = importedSnapshot.getLayoutAndPageData('/presse').page;
  expect(articles?.defaultArticleValues['nouveau-hivowood-fespaco']).toEqual({
    artwork: 'carpet',
    isFeatured: snapshot.news.find(({ slug }) => slug === 'hivowood-fespaco')?.isFeatured,
  });
});
