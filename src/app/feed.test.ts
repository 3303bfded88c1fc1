import { expect, it } from 'vitest';
import { createTestSiteSnapshot } from '../../tests/support/test-site-snapshot';
import { renderFeed } from './feed';
import { getImportedArticleId } from './imported-article-id';

const readIdentifiers = (feed: string) =>
  [...feed.matchAll(/<guid[^>]*>([^<]+)<\/guid>/g)].map(([, id]) => id);

it('a default article keeps its identifier when the database imports it and its slug changes', () => {
  const snapshot = createTestSiteSnapshot();
  const importedTexts = snapshot.news.map(({ artwork, isFeatured, callToAction, ...article }) => ({
    ...article,
    id: getImportedArticleId(article.slug),
    slug: `nouveau-${article.slug}`,
  }));
  const importedSnapshot = createTestSiteSnapshot({ texts: importedTexts });
  expect(readIdentifiers(renderFeed(importedSnapshot))).toEqual(readIdentifiers(renderFeed(snapshot)));
  expect(importedSnapshot.news.map(({ artwork, callToAction }) => ({ artwork, callToAction }))).toEqual(
    snapshot.news.map(({ artwork, callToAction }) => ({ artwork, callToAction })),
  );
});
