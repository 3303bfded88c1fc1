import type { CompleteOffice } from '@/copy/office';
import type { SiteSettings } from '@/copy/site-settings';
import type { ChannelKey } from '@/copy/types';
import type { NewsCounts } from '@/site/api/published-texts';
import type { Article, ArticleRow, ArticleSummary } from './article';
import type { CollectionsByKey } from './collections';
import type { GuideDay } from './guide';

/** Data of header, footer and head, on every page. */
export interface LayoutData {
  settings: SiteSettings;
  /** The collection of the offices. The browser asks the database for a version newer than this one. */
  collections: CollectionsByKey;
  offices: CompleteOffice[];
}

/** Articles of the home page: those that staff pinned come first. */
export interface HomeArticlesData {
  pinned: ArticleSummary[];
  others: ArticleSummary[];
}

/** Database row after which the next page of a list starts. */
export type ArticleCursor = Pick<ArticleRow, 'id' | 'first_published_at'>;

/** Articles of /presse. */
export interface PressArticlesData {
  newest: ArticleSummary[];
  /** True when older articles follow. */
  hasMore: boolean;
  cursor?: ArticleCursor;
  pinned: ArticleSummary[];
  counts: NewsCounts;
  /** Articles from files that the database does not know. */
  unimportedArticles: ArticleSummary[];
  /** Values of default articles that the database does not store, by slug. */
  defaultArticleValues: Readonly<Record<string, Pick<ArticleSummary, 'artwork' | 'isFeatured'>>>;
}

/** Result for the path of a text. The build writes `unknown` into the page that the host serves for unknown paths. */
export type TextLookupResult =
  | { kind: 'article'; article: Article; related: ArticleSummary[] }
  | { kind: 'moved'; to: string }
  | { kind: 'withdrawn' | 'missing' | 'unknown' | 'failed' | 'unreadable' };

/** The evening of a channel on the day of the build. */
export type ChannelEveningData = Pick<GuideDay, 'name' | 'evening'>;

/** Data of one page. */
export interface PageData {
  /** The collections that the page shows. */
  collections: CollectionsByKey;
  /** Date of the build (ISO); the page of a text has none. */
  day?: string;
  homeArticles?: HomeArticlesData;
  articles?: PressArticlesData;
  text?: TextLookupResult;
  evenings?: Partial<Record<ChannelKey, ChannelEveningData>>;
}

/** Data of the page at a path, as the build writes it there. */
export interface LayoutAndPageData {
  /** Undefined in the page that the host serves for unknown paths. */
  path?: string;
  layout: LayoutData;
  page: PageData;
}

/** Id of the route of the layout. */
export const LAYOUT_ROUTE_ID = 'site';

/** Id of the element of a page that holds its data. */
export const PAGE_DATA_ELEMENT_ID = 'page-data';

/** Returns the path of the file with the data of a page, for a visitor who comes from another page. */
export const getPageDataPath = (path: string): string => `/data${path === '/' ? '/index' : path}.json`;
