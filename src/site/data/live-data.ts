import { defaultSettings } from '@/copy/site-settings';
import { isContentPath } from '@/shared/lib/content-path';
import { fetchPublicSettings } from '@/site/api/public-settings';
import { createLayoutData } from './layout-data';
import { loadTextPageResult, readArticleList, readFeatured } from './live-articles';
import {
  fillInDefaults,
  filterCollections,
  loadCollectionDefinitions,
  readNewerCollections,
} from './live-collections';
import type { ArticleList, LayoutData, PageData } from './site-data';

const NO_ARTICLES: ArticleList = {
  newest: [],
  hasMore: false,
  pinned: [],
  counts: { total: 0, years: [], categories: [] },
  fileArticles: [],
  defaultArticleValues: {},
};

/** Initial data of a page without a build, or at a path that the build did not write. */
async function createEmptyPage(path: string): Promise<PageData> {
  if (isContentPath(path)) return { collections: {}, text: { kind: 'unknown' } };
  const collections = fillInDefaults(filterCollections(path, await loadCollectionDefinitions()));
  if (path === '/presse') return { collections, articles: NO_ARTICLES };
  if (path === '/') return { collections, featured: { pinned: [], others: [] } };
  return { collections };
}

/** Reads the data of a page from the database. @throws when the database does not answer */
export async function fetchPageData(path: string, knownPage?: PageData): Promise<PageData> {
  const page = knownPage ?? (await createEmptyPage(path));
  const [collections, articles, featured, text] = await Promise.all([
    readNewerCollections(page.collections),
    page.articles && readArticleList(page.articles),
    page.featured && readFeatured(page.featured),
    page.text && loadTextPageResult(path, page.text),
  ]);
  return { ...page, collections, articles, featured, text };
}

/** Reads the data of header, footer and head from the database. @throws when the database does not answer */
export async function fetchLayoutData(knownLayout: LayoutData): Promise<LayoutData> {
  const [settings, collections] = await Promise.all([
    fetchPublicSettings(),
    readNewerCollections(knownLayout.collections),
  ]);
  return createLayoutData(settings ?? knownLayout.settings, collections);
}

/** Returns the data of header, footer and head when no build provides them. */
export const createDefaultLayout = async (): Promise<LayoutData> =>
  createLayoutData(defaultSettings, fillInDefaults(await loadCollectionDefinitions()));
