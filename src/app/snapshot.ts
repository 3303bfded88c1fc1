import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { offers } from '@/copy/collections/offers';
import { officeList } from '@/copy/collections/offices';
import { homeArticleSlugs } from '@/copy/press/home-articles';
import { deliveredSettings } from '@/copy/site-settings';
import { allCollections } from '@/shared/collections/registry';
import { contentPath } from '@/shared/lib/content-path';
import { dayOf } from '@/shared/lib/guide-day';
import { localDate } from '@/shared/lib/local-date';
import type { ShownProgramme } from '@/site/api/published-guide';
import type { NewsArticle, NewsCounts } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  type ArticleExtras,
  type ArticleSummary,
  compareByDate,
  isFromFile,
  LIST_STEP,
  RELATED_COUNT,
} from '@/site/data/article';
import { type Collections, selectCollection } from '@/site/data/collections';
import { guideDay } from '@/site/data/guide';
import { addFileCounts } from '@/site/data/live-articles';
import { relatedArticles } from '@/site/data/related-articles';
import type { ArticleList, LayoutData, PageData, SiteData, TextAnswer } from '@/site/data/site-data';
import { toArticle } from '@/site/data/to-article';
import { type SummaryContext, type SummaryDraft, toSummary } from '@/site/data/to-summary';
import { withArtworks } from '@/site/data/with-artworks';
import type { CheckedRecords } from './check-records';
import type { DataLoader, SiteLoaders } from './page-data';

/** A cover of staff as the build serves it. */
export interface MadeCover {
  picture: PictureSource;
  /** Address of its link preview. */
  share?: string | undefined;
}

/** Everything that a build shows. */
export interface SnapshotInput {
  records: CheckedRecords;
  /** Those that staff changed, by key. */
  collections: Collections;
  /** By their address in the media library. */
  covers: Readonly<Record<string, MadeCover>>;
  /** Fields of delivered articles that rows do not have, by slug. */
  extras: Readonly<Record<string, ArticleExtras>>;
}

/** The build draws a share image of the title for so many of the newest texts: a fourth of a second each. */
const DRAWN_SHARE_IMAGES = 300;

const MAX_PINNED = 5;

const NO_COUNTS: NewsCounts = { total: 0, categories: [] };

/** Returns the evening of each channel that has programmes on the day of the build. */
function toEvenings(programmes: readonly ShownProgramme[], at: number): NonNullable<PageData['evenings']> {
  return Object.fromEntries(
    channels.flatMap(({ key }) => {
      const { zone } = channelTimes[key];
      const own = programmes.filter(({ channel }) => channel === key);
      const { name, evening } = guideDay(dayOf(at, zone), own, zone);
      return evening.length > 0 ? [[key, { name, evening }]] : [];
    }),
  );
}

/** Returns the keys of the collections that an address shows. */
const collectionKeys = (path: string): string[] =>
  allCollections
    .filter(({ pages }) => pages.some(({ href }) => href.split(/[?#]/)[0] === path))
    .map(({ key }) => key);

/** One moment of what is published: where the loaders of the build read. */
export function createSnapshot({ records, collections, covers, extras }: SnapshotInput) {
  const rows = records.texts.map(({ article }) => article);
  const parsedById = new Map(records.texts.map(({ article, parsed }) => [article.id, parsed]));
  const rowsByPath = new Map(rows.map((row) => [contentPath(row), row]));
  const pictures = Object.fromEntries(Object.entries(covers).map(([path, { picture }]) => [path, picture]));
  const context: SummaryContext = { pictures, extras };
  const news = rows
    .filter(({ content_type }) => content_type !== 'page')
    .map((row) => ({ row, draft: toSummary(row, context) }))
    .sort((one, other) => compareByDate(one.draft, other.draft));
  const drafts = news.map(({ draft }) => draft);
  const siblingsByCategory = new Map<string | undefined, SummaryDraft[]>();
  for (const draft of drafts) {
    const siblings = siblingsByCategory.get(draft.category?.slug) ?? [];
    if (siblings.length < RELATED_COUNT) siblingsByCategory.set(draft.category?.slug, [...siblings, draft]);
  }
  const withoutDrawing = new Set(news.slice(DRAWN_SHARE_IMAGES).map(({ row }) => row.id));
  const pinned = withArtworks(
    news
      .filter(({ row }) => row.pinned)
      .slice(0, MAX_PINNED)
      .map(({ draft }) => draft),
  );
  const evenings = toEvenings(records.guide, records.at);
  const settings = records.settings ?? deliveredSettings;

  const selectCollections = (keys: readonly string[]): Collections =>
    Object.fromEntries(keys.map((key) => [key, collections[key] ?? null]));

  const layout: LayoutData = { settings, collections: selectCollections([officeList.key]) };

  function articleList(): ArticleList {
    const newest = withArtworks(drafts.slice(0, LIST_STEP));
    const last = news.slice(0, LIST_STEP).findLast(({ row }) => !isFromFile(row))?.row;
    const fileArticles = withArtworks(news.filter(({ row }) => isFromFile(row)).map(({ draft }) => draft));
    return {
      newest,
      hasMore: drafts.length > LIST_STEP,
      ...(last && { last: { id: last.id, first_published_at: last.first_published_at } }),
      pinned,
      counts: addFileCounts(records.counts ?? NO_COUNTS, fileArticles),
      fileArticles,
      extras: Object.fromEntries(
        Object.entries(extras).map(([slug, { artwork, isFeatured }]) => [
          slug,
          { artwork, ...(isFeatured && { isFeatured }) },
        ]),
      ),
    };
  }

  function featured(): NonNullable<PageData['featured']> {
    const chosen = homeArticleSlugs.flatMap((slug) => {
      const draft = drafts.find(({ href }) => href === `/presse/${slug}`);
      return draft ? [draft] : [];
    });
    const others = [...new Set([...chosen, ...drafts])].slice(0, homeArticleSlugs.length);
    return { pinned, others: withArtworks(others) };
  }

  function text(row: NewsArticle): Extract<TextAnswer, { kind: 'article' }> {
    const article = toArticle(row, context, parsedById.get(row.id), extras[row.slug]?.callToAction);
    const siblings = siblingsByCategory.get(row.category?.slug) ?? [];
    const others: SummaryDraft[] = [...siblings, ...drafts.slice(0, RELATED_COUNT)];
    const related: ArticleSummary[] =
      row.content_type === 'page' ? [] : relatedArticles(toSummary(row, context), others);
    return { kind: 'article', article, related };
  }

  function page(path: string): PageData {
    const data: PageData = { collections: selectCollections(collectionKeys(path)) };
    const row = rowsByPath.get(path);
    if (row) return { ...data, text: text(row) };
    if (path === '/presse') return { ...data, articles: articleList() };
    if (path === '/' || path.startsWith('/hero-demo-')) return { ...data, featured: featured() };
    if (path === '/chaines') return { ...data, evenings };
    if (path === '/carrieres') {
      const { items } = selectCollection(offers, collections);
      return { ...data, ...(items.some(({ closesOn }) => closesOn) && { day: localDate(0) }) };
    }
    return data;
  }

  const loader = <Data>(read: (path: string) => Data): DataLoader<Data> => ({
    loader: async ({ request }) => read(new URL(request.url).pathname),
  });

  /** The image of a text's link preview that need not be drawn: the one that staff chose, its cover, or that of /presse. */
  function sharePicture({ id, title, cover, share }: NewsArticle): { file: string; alt: string } | undefined {
    for (const picture of [share, cover]) {
      const file = picture && covers[picture.file_path]?.share;
      if (file) return { file, alt: picture.alt_text || title };
    }
    return withoutDrawing.has(id) ? { file: '/partage/presse.jpg', alt: title } : undefined;
  }

  return {
    /** Published texts and delivered articles; the newest come first among articles. */
    rows,
    layout,
    settings,
    collections,
    loaders: { layout: loader(() => layout), page: () => loader(page) } satisfies SiteLoaders,
    /** Data of an address, as its page holds it. */
    dataOf: (path: string): SiteData => ({ layout, page: page(path) }),
    /** Articles and news, newest first. */
    news: news.map(({ row }) => row),
    summaryOf: ({ id }: NewsArticle): string => parsedById.get(id)?.summary ?? '',
    artworkOf: (path: string) => extras[path.replace('/presse/', '')]?.artwork,
    sharePicture,
  };
}

export type Snapshot = ReturnType<typeof createSnapshot>;
