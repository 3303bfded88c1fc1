import { isUnreadable } from '@/shared/article/unreadable-text';
import {
  type NewsArticle,
  type NewsCounts,
  type NewsItem,
  readCounts,
  readNews,
  readPinned,
  readPublishedText,
} from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  type ArticleFilter,
  type ArticleSummary,
  compareByDate,
  isFromFile,
  LIST_STEP,
  matchesFilter,
  RELATED_COUNT,
} from './article';
import { relatedArticles } from './related-articles';
import type { ArticleCursor, ArticleList, FeaturedArticles, TextAnswer } from './site-data';
import { type SummaryContext, toSummary } from './to-summary';
import { withArtworks } from './with-artworks';

/** Returns the pictures that the build made of some articles, by their address in the media library. */
function collectPictures(articles: readonly ArticleSummary[]): Record<string, PictureSource> {
  return Object.fromEntries(
    articles.flatMap(({ cover }) =>
      cover.path && 'picture' in cover ? [[cover.path, cover.picture] as const] : [],
    ),
  );
}

/** Returns counts that include delivered articles which the database does not know. */
export function addFileCounts(counts: NewsCounts, fileArticles: readonly ArticleSummary[]): NewsCounts {
  const categories = counts.categories.map((category) => ({ ...category }));
  for (const { category } of fileArticles) {
    if (!category) continue;
    const known = categories.find(({ slug }) => slug === category.slug);
    if (known) known.count += 1;
    else categories.push({ slug: category.slug, name: category.label, parent: null, count: 1 });
  }
  return { total: counts.total + fileArticles.length, categories };
}

/** One step of a list. */
export interface ArticlePage {
  articles: ArticleSummary[];
  hasMore: boolean;
  last?: ArticleCursor | undefined;
}

const listContext = ({ newest, pinned, extras }: ArticleList): SummaryContext => ({
  pictures: collectPictures([...newest, ...pinned]),
  extras,
});

const toCursor = (row?: NewsItem): ArticleCursor | undefined =>
  row && { id: row.id, first_published_at: row.first_published_at };

/** Merges rows of the database with the delivered articles of the same span of time. */
function toPage(
  rows: NewsItem[],
  filter: ArticleFilter,
  list: ArticleList,
  before: readonly ArticleSummary[],
): ArticlePage {
  const hasMore = rows.length > LIST_STEP;
  const shown = rows.slice(0, LIST_STEP);
  const last = toCursor(shown.at(-1));
  const oldest = hasMore && last ? Date.parse(last.first_published_at) : Number.NEGATIVE_INFINITY;
  const known = new Set(before.map(({ href }) => href));
  const fileArticles = list.fileArticles.filter((article) => matchesFilter(article, filter));
  const drafts = [...shown.map((row) => toSummary(row, listContext(list))), ...fileArticles].filter(
    ({ href, publishedAt }) => !known.has(href) && Date.parse(publishedAt) >= oldest,
  );
  const unique = [...new Map([...drafts].reverse().map((draft) => [draft.href, draft])).values()];
  return { articles: withArtworks(unique.sort(compareByDate), before), hasMore, last };
}

/** Reads one step of the articles that a filter shows, after those before it. */
export async function readArticlePage(
  filter: ArticleFilter,
  list: ArticleList,
  after?: ArticleCursor,
  before: readonly ArticleSummary[] = [],
): Promise<ArticlePage> {
  return toPage(await readNews(filter, LIST_STEP + 1, after), filter, list, before);
}

/** Reads the articles of /presse again. */
export async function readArticleList(known: ArticleList): Promise<ArticleList> {
  const [page, pinned, counts] = await Promise.all([readArticlePage({}, known), readPinned(), readCounts()]);
  const context = listContext(known);
  return {
    ...known,
    newest: page.articles,
    hasMore: page.hasMore,
    last: page.last,
    pinned: withArtworks(pinned.map((row) => toSummary(row, context))),
    counts: addFileCounts(counts, known.fileArticles),
  };
}

/** Reads the articles that staff pinned again. */
export async function readFeatured(known: FeaturedArticles): Promise<FeaturedArticles> {
  const context = { pictures: collectPictures([...known.pinned, ...known.others]), extras: {} };
  const pinned = await readPinned();
  return { ...known, pinned: withArtworks(pinned.map((row) => toSummary(row, context))) };
}

async function readRelated(row: NewsArticle, context: SummaryContext): Promise<ArticleSummary[]> {
  if (row.content_type === 'page') return [];
  const category = row.category?.slug;
  const lists: NewsItem[][] = await Promise.all([
    ...(category ? [readNews({ category }, RELATED_COUNT)] : []),
    readNews({}, RELATED_COUNT),
  ]).catch(() => []);
  const others = lists.flat().map((item) => toSummary(item, context));
  return relatedArticles(toSummary(row, context), others);
}

/** Reads what stands at an address of a text; `known` itself when it has not changed. */
export async function readText(path: string, known?: TextAnswer): Promise<TextAnswer> {
  try {
    const answer = await readPublishedText(path);
    if (!answer)
      return known?.kind === 'article' && isFromFile(known.article.row) ? known : { kind: 'missing' };
    if ('moved_to' in answer) return { kind: 'moved', to: answer.moved_to };
    if ('withdrawn' in answer) return { kind: 'withdrawn' };
    return await toTextAnswer(answer, known);
  } catch (error) {
    if (known?.kind === 'article') return known;
    return { kind: isUnreadable(error) ? 'unreadable' : 'failed' };
  }
}

/** Returns the answer for a row of the database; a row that the build knew needs no parser. */
export async function toTextAnswer(row: NewsArticle, known?: TextAnswer): Promise<TextAnswer> {
  const built = known?.kind === 'article' ? known : undefined;
  if (built && JSON.stringify(built.article.row) === JSON.stringify(row)) return built;
  const pictures = collectPictures(built ? [built.article.summary, ...built.related] : []);
  const context = { pictures, extras: {} };
  const { toArticle } = await import('./to-article');
  const article = toArticle(row, context, undefined, built?.article.callToAction ?? undefined);
  return { kind: 'article', article, related: built?.related ?? (await readRelated(row, context)) };
}
