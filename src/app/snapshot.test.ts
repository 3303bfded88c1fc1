import { expect, it } from 'vitest';
import { homeArticleSlugs } from '@/copy/press/home-articles';
import { createTestSiteSnapshot } from '../../tests/support/test-site-snapshot';

const [slug] = homeArticleSlugs;
const defaults = createTestSiteSnapshot();

/** Returns the rows of the database after the import of the articles, of which staff changed the first of the home page. */
const createRows = (change: object) =>
  defaults.news.map(({ artwork, isFeatured, callToAction, ...article }) => ({
    ...article,
    ...(article.slug === slug ? change : {}),
  }));

it('a default article keeps its place on the home page when its slug changes', () => {
  const snapshot = createTestSiteSnapshot({
    texts: createRows({ slug: 'nouvelle-adresse' }),
    redirects: [{ from: `/presse/${slug}`, to: '/presse/nouvelle-adresse' }],
  });
  const { homeArticles } = snapshot.getLayoutAndPageData('/').page;
  expect(homeArticles?.others.map((article) => article.slug)).toEqual([
    'nouvelle-adresse',
    ...homeArticleSlugs.slice(1),
  ]);
});

it('a default article that becomes a page has neither artwork nor call to action', () => {
  const snapshot = createTestSiteSnapshot({
    texts: createRows({ content_type: 'page' }),
    redirects: [{ from: `/presse/${slug}`, to: `/pages/${slug}` }],
  });
  const page = snapshot.texts.find((text) => text.slug === slug);
  expect(page).toMatchObject({ content_type: 'page' });
  expect(page).not.toHaveProperty('artwork');
  expect(page?.callToAction).toBeUndefined();
});
