import { defaultSettings } from '@/copy/site-settings';
import { isContentPath } from '@/shared/lib/content-path';
import { fetchPublicSettings } from '@/site/api/public-settings';
import { createLayoutData } from './layout-data';
import { fetchPressArticles, fetchTextByPath, refreshHomeArticles } from './live-articles';
import {
  fetchNewerCollections,
  fillInDefaultCollections,
  filterCollectionsByPath,
  loadCollectionDefinitions,
} from './live-collections';
import type { LayoutData, PageData, PressArticlesData } from './site-data';

const NO_ARTICLES: PressArticlesData = {
  newest: [],
  hasMore: false,
  pinned: [],
  counts: { total: 0, years: [], categories: [] },
  unimportedArticles: [],
  defaultArticleValues: {},
};

/** Creates the initial data of a page for which no build wrote a file. */
async function createEmptyPage(path: string): Promise<PageData> {
  if (isContentPath(path)) return { collections: {}, text: { kind: 'unknown' } };
  const collections = fillInDefaultCollections(
    filterCollectionsByPath(path, await loadCollectionDefinitions()),
  );
  if (path === '/presse') return { collections, articles: NO_ARTICLES };
  if (path === '/') return { collections, homeArticles: { pinned: [], others: [] } };
  return { collections };
}

/** Reads the data of a page from the database. Rejects without an answer; a text then has the result `failed`. */
export async function fetchPageData(path: string, knownPage?: PageData): Promise<PageData> {
  const page = knownPage ?? (await createEmptyPage(path));
  const [collections, articles, homeArticles, text] = await Promise.all([
    fetchNewerCollections(page.collections),
    page.articles && fetchPressArticles(page.articles),
    page.homeArticles && refreshHomeArticles(page.homeArticles),
    page.text && fetchTextByPath(path, page.text),
  ]);
  return { ...page, collections, articles, homeArticles, text };
}

/** Reads the data of header, footer and head from the database. @throws when the database does not answer */
export async function fetchLayoutData(knownLayout: LayoutData): Promise<LayoutData> {
  const [settings, collections] = await Promise.all([
    fetchPublicSettings(knownLayout.settings),
    fetchNewerCollections(knownLayout.collections),
  ]);
  return createLayoutData(settings ?? knownLayout.settings, collections);
}

/** Returns the data of header, footer and head when no build provides them. */
export const createDefaultLayoutData = async (): Promise<LayoutData> =>
  createLayoutData(defaultSettings, fillInDefaultCollections(await loadCollectionDefinitions()));
