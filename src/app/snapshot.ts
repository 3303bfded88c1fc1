import { channelTimeZonesByKey } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { investorEventsCollection } from '@/copy/collections/investor-events';
import { jobOffersCollection } from '@/copy/collections/offers';
import { homeArticleSlugs } from '@/copy/press/home-articles';
import { defaultSettings } from '@/copy/site-settings';
import type { ArticleNode } from '@/shared/article/parsed-article';
import { allCollections } from '@/shared/collections/registry';
import { getContentPath } from '@/shared/lib/content-path';
import { toGuideDay } from '@/shared/lib/guide-day';
import { getLocalDate } from '@/shared/lib/local-date';
import type { PublicProgramme } from '@/site/api/published-guide';
import type { NewsCounts, OnlineText } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  type ArticleExtras,
  type ArticleSummary,
  compareArticlesByDate,
  FIRST_ARTICLE_COUNT,
  isFileArticle,
  MAX_RELATED_CANDIDATES,
} from '@/site/data/article';
import { type CollectionsByKey, selectCollection } from '@/site/data/collections';
import { buildGuideDay } from '@/site/data/guide';
import { createLayoutData } from '@/site/data/layout-data';
import { addFileCounts } from '@/site/data/live-articles';
import { fillInDefaults, filterCollections } from '@/site/data/live-collections';
import { selectRelatedArticles } from '@/site/data/related-articles';
import type { ArticleList, PageData, SiteData, TextAnswer } from '@/site/data/site-data';
import { toArticle } from '@/site/data/to-article';
import { type PartialArticleSummary, type SummaryContext, toArticleSummary } from '@/site/data/to-summary';
import { addMissingArtworks } from '@/site/data/with-artworks';
import type { CheckedRecords } from './check-records';
import type { DataLoader, SiteLoaders } from './page-data';

/** Cover of a text, as the build serves it. */
export interface BuiltCover {
  picture: PictureSource;
  /** Address of its link preview. */
  share?: string | undefined;
}

/** Data that a build shows. */
export interface SnapshotInput {
  records: CheckedRecords;
  /** Collections that staff changed, by key. */
  collections: CollectionsByKey;
  /** Covers by their address in the media library. */
  covers: Readonly<Record<string, BuiltCover>>;
  /** Fields of delivered articles that rows do not have, by slug. */
  extras: Readonly<Record<string, ArticleExtras>>;
}

/** Newest texts whose title gets a drawn share image; drawing one takes 0.25 s. */
const DRAWN_SHARE_IMAGES = 300;

const MAX_PINNED = 5;

const NO_COUNTS: NewsCounts = { total: 0, oldest: null, categories: [] };

/** Returns the evening of each channel that has programmes on the day of the build. */
function toEvenings(programmes: readonly PublicProgramme[], at: number): NonNullable<PageData['evenings']> {
  return Object.fromEntries(
    channels.flatMap(({ key }) => {
      const { zone } = channelTimeZonesByKey[key];
      const channelProgrammes = programmes.filter(({ channel }) => channel === key);
      const { name, evening } = buildGuideDay(toGuideDay(at, zone), channelProgrammes, zone);
      return evening.length > 0 ? [[key, { name, evening }]] : [];
    }),
  );
}

/** Creates a snapshot of the published data, which the loaders of the build read. */
export function createSnapshot({ records, collections: savedCollections, covers, extras }: SnapshotInput) {
  const collections = fillInDefaults(allCollections, savedCollections);
  const rows = records.texts.map(({ article }) => article);
  const parsedById = new Map(records.texts.map(({ article, parsed }) => [article.id, parsed]));
  const rowsByPath = new Map(rows.map((row) => [getContentPath(row), row]));
  const pictures = Object.fromEntries(Object.entries(covers).map(([path, { picture }]) => [path, picture]));
  const context: SummaryContext = { pictures, extras };
  const news = rows
    .filter(({ content_type }) => content_type !== 'page')
    .map((row) => ({ row, partialSummary: toArticleSummary(row, context) }))
    .sort((one, other) => compareArticlesByDate(one.partialSummary, other.partialSummary));
  const partialSummaries = news.map(({ partialSummary }) => partialSummary);
  const siblingsByCategory = new Map<string | undefined, PartialArticleSummary[]>();
  for (const partialSummary of partialSummaries) {
    const siblings = siblingsByCategory.get(partialSummary.category?.slug) ?? [];
    if (siblings.length < MAX_RELATED_CANDIDATES)
      siblingsByCategory.set(partialSummary.category?.slug, [...siblings, partialSummary]);
  }
  const idsWithoutDrawnImage = new Set(news.slice(DRAWN_SHARE_IMAGES).map(({ row }) => row.id));
  const pinned = addMissingArtworks(
    news
      .filter(({ row }) => row.pinned)
      .slice(0, MAX_PINNED)
      .map(({ partialSummary }) => partialSummary),
  );
  const evenings = toEvenings(records.guide, records.at);
  const settings = records.settings ?? defaultSettings;

  const layout = createLayoutData(settings, collections);

  function buildArticleList(): ArticleList {
    // The pinned lead story is above these.
    const newest = addMissingArtworks(partialSummaries.slice(0, FIRST_ARTICLE_COUNT), pinned.slice(0, 1));
    const lastRow = news.slice(0, FIRST_ARTICLE_COUNT).findLast(({ row }) => !isFileArticle(row))?.row;
    const fileArticles = addMissingArtworks(
      news.filter(({ row }) => isFileArticle(row)).map(({ partialSummary }) => partialSummary),
    );
    return {
      newest,
      hasMore: partialSummaries.length > FIRST_ARTICLE_COUNT,
      ...(lastRow && { last: { id: lastRow.id, first_published_at: lastRow.first_published_at } }),
      pinned,
      counts: records.counts
        ? addFileCounts(records.counts, fileArticles)
        : addFileCounts(NO_COUNTS, addMissingArtworks(partialSummaries)),
      fileArticles,
      extras: Object.fromEntries(
        Object.entries(extras).map(([slug, { artwork, isFeatured }]) => [
          slug,
          { artwork, ...(isFeatured && { isFeatured }) },
        ]),
      ),
    };
  }

  function selectFeatured(): NonNullable<PageData['featured']> {
    const homeArticles = homeArticleSlugs.flatMap((slug) => {
      const partialSummary = partialSummaries.find(({ href }) => href === `/presse/${slug}`);
      return partialSummary ? [partialSummary] : [];
    });
    const others = [...new Set([...homeArticles, ...partialSummaries])].slice(0, homeArticleSlugs.length);
    return { pinned, others: addMissingArtworks(others) };
  }

  function buildTextAnswer(row: OnlineText): Extract<TextAnswer, { kind: 'article' }> {
    const article = toArticle(row, context, parsedById.get(row.id), extras[row.slug]?.callToAction);
    const siblings = siblingsByCategory.get(row.category?.slug) ?? [];
    const others: PartialArticleSummary[] = [
      ...siblings,
      ...partialSummaries.slice(0, MAX_RELATED_CANDIDATES),
    ];
    const related: ArticleSummary[] =
      row.content_type === 'page' ? [] : selectRelatedArticles(toArticleSummary(row, context), others);
    return { kind: 'article', article, related };
  }

  function buildPageData(path: string): PageData {
    const data: PageData = {
      collections: fillInDefaults(filterCollections(path, allCollections), savedCollections),
    };
    const row = rowsByPath.get(path);
    if (row) return { ...data, text: buildTextAnswer(row) };
    if (path === '/presse') return { ...data, articles: buildArticleList() };
    if (path === '/' || path.startsWith('/hero-demo-')) return { ...data, featured: selectFeatured() };
    if (path === '/chaines') return { ...data, evenings };
    if (path === '/carrieres') {
      const { items } = selectCollection(jobOffersCollection, collections);
      return { ...data, ...(items.some(({ closesOn }) => closesOn) && { day: getLocalDate(0) }) };
    }
    if (path === '/investisseurs') {
      const { items } = selectCollection(investorEventsCollection, collections);
      return { ...data, ...(items.length > 0 && { day: getLocalDate(0) }) };
    }
    // the state of the services has a date
    return path === '/help-center' ? { ...data, day: getLocalDate(0) } : data;
  }

  const createLoader = <Data>(read: (path: string) => Data): DataLoader<Data> => ({
    loader: async ({ request }) => read(new URL(request.url).pathname),
  });

  /**
   * Returns the share image that needs no drawing: the one that staff chose, the cover, or that of /presse.
   */
  function findSharePicture({
    id,
    title,
    cover,
    share,
  }: OnlineText): { file: string; alt: string; isLibraryPicture: boolean } | undefined {
    for (const picture of [share, cover]) {
      const file = picture && covers[picture.file_path]?.share;
      if (file) return { file, alt: picture.alt_text || title, isLibraryPicture: true };
    }
    return idsWithoutDrawnImage.has(id)
      ? { file: '/partage/presse.jpg', alt: title, isLibraryPicture: false }
      : undefined;
  }

  return {
    /** Rows of published texts and of articles from files; articles are sorted, newest first. */
    rows,
    layout,
    settings,
    collections,
    offices: layout.offices,
    loaders: {
      layout: createLoader(() => layout),
      page: () => createLoader(buildPageData),
    } satisfies SiteLoaders,
    /** Data of an address, as its page holds it. */
    getSiteData: (path: string): SiteData => ({ layout, page: buildPageData(path) }),
    /** Articles and news, newest first. */
    news: news.map(({ row }) => row),
    getSummary: ({ id }: OnlineText): string => parsedById.get(id)?.firstWords ?? '',
    getBody: ({ id }: OnlineText): ArticleNode[] => parsedById.get(id)?.body ?? [],
    getArtwork: (path: string) => extras[path.replace('/presse/', '')]?.artwork,
    findSharePicture,
  };
}

export type Snapshot = ReturnType<typeof createSnapshot>;
