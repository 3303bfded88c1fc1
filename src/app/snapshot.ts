import { channels } from '@/copy/channels';
import { pressHeroText } from '@/copy/pages/presse';
import { homeArticleSlugs } from '@/copy/press/home-articles';
import { defaultSettings } from '@/copy/site-settings';
import { allCollections } from '@/shared/collections/registry';
import { getContentPath } from '@/shared/lib/content-path';
import { toGuideDay } from '@/shared/lib/guide-day';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import type { PublicProgramme } from '@/site/api/published-guide';
import { MAX_PINNED_TEXTS, type NewsCounts } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  type Article,
  type ArticleRow,
  type ArticleSummary,
  FIRST_ARTICLE_COUNT,
  isUnimportedArticle,
  MAX_RELATED_CANDIDATES,
} from '@/site/data/article';
import { compareArticlesByDate } from '@/site/data/article-filter';
import type { CollectionsByKey } from '@/site/data/collections';
import { buildGuideDay } from '@/site/data/guide';
import { createLayoutData } from '@/site/data/layout-data';
import { addArticlesToCounts } from '@/site/data/live-articles';
import { fillInDefaultCollections, filterCollectionsByPath } from '@/site/data/live-collections';
import { selectRelatedArticles } from '@/site/data/related-articles';
import type {
  HomeArticlesData,
  LayoutAndPageData,
  PageData,
  PressArticlesData,
  TextLookupResult,
} from '@/site/data/site-data';
import { addHeroPicture } from '@/site/data/to-article';
import { toArticleSummary } from '@/site/data/to-summary';
import { addMissingArtworks } from '@/site/data/with-artworks';
import type { CheckedRecords } from './check-records';
import type { RouteLoaderFields, SiteLoaders } from './page-data';

/** Cover of a text or of a collection, as the build serves it. */
export interface BuiltCover {
  picture: PictureSource;
  /** Path of its share image; a collection has none. */
  share?: string;
}

/** Data that a build shows. */
export interface SnapshotInput {
  records: CheckedRecords;
  /** Collections that staff changed, by key. */
  collections: CollectionsByKey;
  /** Covers by their path in the media library. */
  covers: Readonly<Record<string, BuiltCover>>;
  /** Articles from files. `addDefaults` copies their fields that the database does not store to imported rows. */
  defaultArticles: readonly ArticleRow[];
  /** Former paths of texts, and the paths that replace them. */
  redirects: readonly { from: string; to: string }[];
}

/** Number of the newest articles whose share image the build draws; drawing one takes 0.25 s. */
const MAX_DRAWN_SHARE_IMAGES = 300;

const NO_COUNTS: NewsCounts = { total: 0, years: [], categories: [] };

/** Returns the evening of each channel that has programmes on the day of the build. */
function buildEvenings(
  programmes: readonly PublicProgramme[],
  readAt: number,
): NonNullable<PageData['evenings']> {
  return Object.fromEntries(
    channels.flatMap(({ key }) => {
      const channelProgrammes = programmes.filter(({ channel }) => channel === key);
      const { name, evening } = buildGuideDay(toGuideDay(readAt), channelProgrammes);
      return evening.length > 0 ? [[key, { name, evening }]] : [];
    }),
  );
}

/** Adds the fields of an imported article that only its file has. */
function addDefaults(text: Article, defaults: ArticleRow | undefined): Article {
  if (!defaults) return text;
  const { artwork, isFeatured, callToAction } = defaults;
  return { ...text, artwork, isFeatured, callToAction: callToAction ?? text.callToAction };
}

/** Returns the newest articles of each category, by its slug; those without a category under undefined. */
function groupByCategory(summaries: readonly ArticleSummary[]): Map<string | undefined, ArticleSummary[]> {
  const groups = new Map<string | undefined, ArticleSummary[]>();
  for (const summary of summaries) {
    const slug = summary.category?.slug;
    const group = groups.get(slug) ?? [];
    if (group.length < MAX_RELATED_CANDIDATES) group.push(summary);
    groups.set(slug, group);
  }
  return groups;
}

/** Creates a snapshot of the published data, which the loaders of the build read. */
export function createSiteSnapshot({
  records,
  collections: savedCollections,
  covers,
  defaultArticles,
  redirects,
}: SnapshotInput) {
  const collections = fillInDefaultCollections(allCollections, savedCollections);
  // Staff may change the slug of an imported article. One that became a page is no article any more.
  const newPaths = new Map(
    redirects.filter(({ to }) => to.startsWith('/presse/')).map(({ from, to }) => [from, to]),
  );
  const getCurrentPath = (path: string) => newPaths.get(path) ?? path;
  const defaultsByPath = new Map(
    defaultArticles.map((article) => [getCurrentPath(getContentPath(article)), article]),
  );
  const texts = records.texts.map((text) => addDefaults(text, defaultsByPath.get(getContentPath(text))));
  const textsByPath = new Map(texts.map((text) => [getContentPath(text), text]));
  const pictures = Object.fromEntries(Object.entries(covers).map(([path, { picture }]) => [path, picture]));
  const news = texts.filter(({ content_type }) => content_type !== 'page').sort(compareArticlesByDate);
  const summaries = news.map((article) => toArticleSummary(article, pictures));
  const summariesByCategory = groupByCategory(summaries);
  const idsWithoutDrawnImage = new Set(news.slice(MAX_DRAWN_SHARE_IMAGES).map(({ id }) => id));
  const pinned = addMissingArtworks(summaries.filter((summary) => summary.pinned).slice(0, MAX_PINNED_TEXTS));
  const evenings = buildEvenings(records.guide, records.readAt);
  const settings = records.settings ?? defaultSettings;

  const layout = createLayoutData(settings, collections);

  function buildArticleList(): PressArticlesData {
    // The page shows the first pinned article above the list.
    const newest = addMissingArtworks(summaries.slice(0, FIRST_ARTICLE_COUNT), pinned.slice(0, 1));
    // Only a row of the database can be the cursor of the next page.
    const lastRow = news.slice(0, FIRST_ARTICLE_COUNT).findLast((article) => !isUnimportedArticle(article));
    const unimportedArticles = addMissingArtworks(
      news.filter(isUnimportedArticle).map((article) => toArticleSummary(article, pictures)),
    );
    return {
      newest,
      hasMore: summaries.length > FIRST_ARTICLE_COUNT,
      cursor: lastRow && { id: lastRow.id, first_published_at: lastRow.first_published_at },
      pinned,
      counts: records.counts
        ? addArticlesToCounts(records.counts, unimportedArticles)
        : addArticlesToCounts(NO_COUNTS, summaries),
      unimportedArticles,
      defaultArticleValues: Object.fromEntries(
        Array.from(defaultsByPath, ([path, { artwork, isFeatured }]) => [
          path.slice(path.lastIndexOf('/') + 1),
          { artwork, isFeatured },
        ]),
      ),
    };
  }

  function selectHomeArticles(): HomeArticlesData {
    const defaultHomeArticles = homeArticleSlugs
      .map((slug) => getCurrentPath(`/presse/${slug}`))
      .map((path) => summaries.find((summary) => getContentPath(summary) === path))
      .filter((summary) => summary !== undefined);
    const others = [...new Set([...defaultHomeArticles, ...summaries])].slice(0, homeArticleSlugs.length);
    return { pinned, others: addMissingArtworks(others) };
  }

  function buildTextResult(article: Article): Extract<TextLookupResult, { kind: 'article' }> {
    const candidates = [
      ...(summariesByCategory.get(article.category?.slug) ?? []),
      ...summaries.slice(0, MAX_RELATED_CANDIDATES),
    ];
    return {
      kind: 'article',
      article: addHeroPicture(article, pictures),
      related: article.content_type === 'page' ? [] : selectRelatedArticles(article, candidates),
    };
  }

  function buildPageData(path: string): PageData {
    const definitions = filterCollectionsByPath(path, allCollections);
    const data: PageData = { collections: fillInDefaultCollections(definitions, savedCollections) };
    const text = textsByPath.get(path);
    if (text) return { ...data, text: buildTextResult(text) };
    data.day = getLocalDateInDays(0);
    if (path === '/presse') return { ...data, articles: buildArticleList() };
    if (path === '/' || path.startsWith('/hero-demo-'))
      return { ...data, homeArticles: selectHomeArticles() };
    return path === '/chaines' ? { ...data, evenings } : data;
  }

  const createLoader = <Data>(read: (path: string) => Data): RouteLoaderFields<Data> => ({
    loader: async ({ request }) => read(new URL(request.url).pathname),
  });

  /** Returns a share image that the build need not draw: the one that staff chose, the cover, or that of /presse. */
  function findSharePicture({
    id,
    title,
    cover,
    share,
  }: ArticleRow): { file: string; alt: string; isLibraryPicture: boolean } | undefined {
    for (const picture of [share, cover]) {
      const file = picture && covers[picture.file_path]?.share;
      if (file) return { file, alt: picture.alt_text || title, isLibraryPicture: true };
    }
    return idsWithoutDrawnImage.has(id)
      ? { file: '/partage/presse.jpg', alt: pressHeroText.title, isLibraryPicture: false }
      : undefined;
  }

  return {
    /** Published texts, and articles from files. */
    texts,
    layout,
    settings,
    collections,
    offices: layout.offices,
    loaders: {
      layout: createLoader(() => layout),
      page: createLoader(buildPageData),
    } satisfies SiteLoaders,
    /** Data of the page at a path. */
    getLayoutAndPageData: (path: string): LayoutAndPageData => ({ path, layout, page: buildPageData(path) }),
    /** Articles and news, newest first. */
    news,
    /**
     * Returns the id of an article in the feed. An article from a file keeps the name of its file when the database
     * imports it, so that feed readers show it once.
     */
    getFeedId: (article: Article): string => defaultsByPath.get(getContentPath(article))?.id ?? article.id,
    findSharePicture,
  };
}

/** Published data of one build, and the functions that select the data of each page. */
export type SiteSnapshot = ReturnType<typeof createSiteSnapshot>;
