import { pressSlugs } from '@/copy/press/slugs';
import { isUnreadable } from '@/shared/article/unreadable-text';
import { getContentPath } from '@/shared/lib/content-path';
import {
  type NewsCounts,
  type NewsFilter,
  type NewsItem,
  type OnlineText,
  readNewsCounts,
  readNewsPage,
  readPinnedNews,
  readPublishedText,
} from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  ARTICLE_LIST_STEP_SIZE,
  type ArticleSummary,
  compareArticlesByDate,
  FIRST_ARTICLE_COUNT,
  isFileArticle,
  MAX_RELATED_CANDIDATES,
} from './article';
import { matchesFilter } from './article-filter';
import { selectRelatedArticles } from './related-articles';
import type { ArticleCursor, ArticleList, FeaturedArticles, TextAnswer } from './site-data';
import { type SummaryContext, toArticleSummary } from './to-summary';
import { addMissingArtworks } from './with-artworks';

/** Returns the pictures that the build made of some articles, by their address in the media library. */
function collectPictures(articles: readonly ArticleSummary[]): Record<string, PictureSource> {
  return Object.fromEntries(
    articles.flatMap(({ cover }) =>
      cover.path && 'picture' in cover ? [[cover.path, cover.picture] as const] : [],
    ),
  );
}

/** Returns counts that include the articles from files which the database does not know. */
export function addFileCounts(counts: NewsCounts, fileArticles: readonly ArticleSummary[]): NewsCounts {
  const categories = counts.categories.map((category) => ({ ...category }));
  for (const { category } of fileArticles) {
    if (!category) continue;
    const knownCategory = categories.find(({ slug }) => slug === category.slug);
    if (knownCategory) knownCategory.count += 1;
    else categories.push({ slug: category.slug, name: category.label, parent: null, count: 1 });
  }
  const [oldest = null] = [...fileArticles.map(({ publishedAt }) => publishedAt), counts.oldest ?? []]
    .flat()
    .sort();
  return { total: counts.total + fileArticles.length, oldest, categories };
}

/** One step of a list. */
export interface ArticleListStep {
  articles: ArticleSummary[];
  hasMore: boolean;
  last?: ArticleCursor | undefined;
}

const toSummaryContext = ({ newest, pinned, extras }: ArticleList): SummaryContext => ({
  pictures: collectPictures([...newest, ...pinned]),
  extras,
});

const toCursor = (row?: NewsItem): ArticleCursor | undefined =>
  row && { id: row.id, first_published_at: row.first_published_at };

/** Merges rows of the database with the articles from files of the same period. */
function toListStep(
  rows: NewsItem[],
  filter: NewsFilter,
  list: ArticleList,
  previousArticles: readonly ArticleSummary[],
  stepSize: number,
  neighbours = previousArticles,
): ArticleListStep {
  const hasMore = rows.length > stepSize;
  const shownRows = rows.slice(0, stepSize);
  const last = toCursor(shownRows.at(-1));
  const oldest = hasMore && last ? Date.parse(last.first_published_at) : Number.NEGATIVE_INFINITY;
  const knownHrefs = new Set(previousArticles.map(({ href }) => href));
  const fileArticles = list.fileArticles.filter((article) => matchesFilter(article, filter));
  const partialSummaries = [
    ...shownRows.map((row) => toArticleSummary(row, toSummaryContext(list))),
    ...fileArticles,
  ].filter(({ href, publishedAt }) => !knownHrefs.has(href) && Date.parse(publishedAt) >= oldest);
  const uniqueSummaries = [
    ...new Map([...partialSummaries].reverse().map((summary) => [summary.href, summary])).values(),
  ];
  return {
    articles: addMissingArtworks(uniqueSummaries.sort(compareArticlesByDate), neighbours),
    hasMore,
    last,
  };
}

/** Reads the next step of the articles that a filter shows. `previousArticles` are the articles of the earlier steps. */
export async function readArticleListStep(
  filter: NewsFilter,
  list: ArticleList,
  after?: ArticleCursor,
  previousArticles: readonly ArticleSummary[] = [],
): Promise<ArticleListStep> {
  const stepSize =
    after || Object.values(filter).some(Boolean) ? ARTICLE_LIST_STEP_SIZE : FIRST_ARTICLE_COUNT;
  const rows = await readNewsPage(filter, stepSize + 1, after);
  return toListStep(rows, filter, list, previousArticles, stepSize);
}

/** Reads the articles of /presse again. */
export async function readArticleList(knownList: ArticleList): Promise<ArticleList> {
  const context = toSummaryContext(knownList);
  const [rows, pinnedRows, counts] = await Promise.all([
    readNewsPage({}, FIRST_ARTICLE_COUNT + 1),
    readPinnedNews(),
    readNewsCounts(),
  ]);
  // A build without this database knew these articles only as files.
  const importedHrefs = new Set(counts.imported?.map((slug) => `/presse/${slug}`));
  const fileArticles = knownList.fileArticles.filter(({ href }) => !importedHrefs.has(href));
  const pinned = addMissingArtworks(pinnedRows.map((row) => toArticleSummary(row, context)));
  // The pinned lead story is above these.
  const page = toListStep(
    rows,
    {},
    { ...knownList, fileArticles },
    [],
    FIRST_ARTICLE_COUNT,
    pinned.slice(0, 1),
  );
  return {
    ...knownList,
    newest: page.articles,
    hasMore: page.hasMore,
    last: page.last,
    pinned,
    counts: addFileCounts(counts, fileArticles),
    fileArticles,
  };
}

/** Maximum number of texts in one request. */
const MAX_NEWS_PAGE = 25;

const deliveredPaths: ReadonlySet<string> = new Set(pressSlugs.map((slug) => `/presse/${slug}`));

/** Returns true when visitors can read the text at a path. The database does not know an article that is only a file. */
async function isPathOnline(path: string): Promise<boolean> {
  const answer = await readPublishedText(path);
  return answer ? 'id' in answer : deliveredPaths.has(path);
}

/** Returns the articles without those that staff have withdrawn since the build. `rows`: the newest texts online. */
async function removeWithdrawn(
  articles: readonly ArticleSummary[],
  rows: readonly NewsItem[],
): Promise<ArticleSummary[]> {
  const onlinePaths = new Set(rows.map(getContentPath));
  const onlineFlags = await Promise.all(
    articles.map(({ href }) => onlinePaths.has(href) || isPathOnline(href)),
  );
  return articles.filter((_, index) => onlineFlags[index]);
}

/** Reads the articles of the home page again: the pinned ones, and the newest in place of withdrawn ones. */
export async function readFeatured(knownFeatured: FeaturedArticles): Promise<FeaturedArticles> {
  const context = {
    pictures: collectPictures([...knownFeatured.pinned, ...knownFeatured.others]),
    extras: {},
  };
  const toSummaries = (rows: NewsItem[]) =>
    addMissingArtworks(rows.map((row) => toArticleSummary(row, context)));
  const [pinnedRows, rows] = await Promise.all([readPinnedNews(), readNewsPage({}, MAX_NEWS_PAGE)]);
  const others = await removeWithdrawn(knownFeatured.others, rows);
  const knownHrefs = new Set(others.map(({ href }) => href));
  const newRows = rows.filter((row) => !knownHrefs.has(getContentPath(row)));
  const missingCount = knownFeatured.others.length - others.length;
  return {
    pinned: toSummaries(pinnedRows),
    others: [...others, ...toSummaries(newRows.slice(0, missingCount))],
  };
}

async function readRelated(row: OnlineText, context: SummaryContext): Promise<ArticleSummary[]> {
  if (row.content_type === 'page') return [];
  const category = row.category?.slug;
  const lists: NewsItem[][] = await Promise.all([
    ...(category ? [readNewsPage({ category }, MAX_RELATED_CANDIDATES)] : []),
    readNewsPage({}, MAX_RELATED_CANDIDATES),
  ]).catch(() => []);
  const candidates = lists.flat().map((item) => toArticleSummary(item, context));
  return selectRelatedArticles(toArticleSummary(row, context), candidates);
}

/** Reads the text at an address. Returns `knownAnswer` itself when nothing has changed. */
export async function readTextAnswer(path: string, knownAnswer?: TextAnswer): Promise<TextAnswer> {
  try {
    const answer = await readPublishedText(path);
    if (!answer)
      return knownAnswer?.kind === 'article' && isFileArticle(knownAnswer.article.row)
        ? knownAnswer
        : { kind: 'missing' };
    if ('moved_to' in answer) return { kind: 'moved', to: answer.moved_to };
    if ('withdrawn' in answer) return { kind: 'withdrawn' };
    return await toTextAnswer(answer, knownAnswer);
  } catch (error) {
    if (knownAnswer?.kind === 'article') return knownAnswer;
    return { kind: isUnreadable(error) ? 'unreadable' : 'failed' };
  }
}

/** Returns the answer for a row of the database. Without a change since the build, the browser loads no parser. */
export async function toTextAnswer(row: OnlineText, knownAnswer?: TextAnswer): Promise<TextAnswer> {
  const knownArticle = knownAnswer?.kind === 'article' ? knownAnswer : undefined;
  const knownRelated = knownArticle?.related ?? [];
  const related =
    knownRelated.length > 0
      ? await removeWithdrawn(knownRelated, await readNewsPage({}, MAX_NEWS_PAGE))
      : knownRelated;
  if (knownArticle && JSON.stringify(knownArticle.article.row) === JSON.stringify(row))
    return related.length === knownRelated.length ? knownArticle : { ...knownArticle, related };
  const pictures = collectPictures(
    knownArticle ? [knownArticle.article.summary, ...knownArticle.related] : [],
  );
  const context = { pictures, extras: {} };
  const { toArticle } = await import('./to-article');
  const article = toArticle(row, context, undefined, knownArticle?.article.callToAction ?? undefined);
  return { kind: 'article', article, related: knownArticle ? related : await readRelated(row, context) };
}
