import { defaultPressSlugs } from '@/copy/press/slugs';
import { isUnreadableMarkdownError } from '@/shared/article/unreadable-text';
import {
  fetchNewsCounts,
  fetchNewsPage,
  fetchPinnedTexts,
  fetchPublishedText,
  type NewsCounts,
  type NewsFilterValues,
} from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import {
  ARTICLE_PAGE_SIZE,
  type Article,
  type ArticleRow,
  type ArticleSummary,
  FIRST_ARTICLE_COUNT,
  isUnimportedArticle,
  MAX_RELATED_CANDIDATES,
} from './article';
import { compareArticlesByDate, matchesFilter } from './article-filter';
import { selectRelatedArticles } from './related-articles';
import type { ArticleCursor, HomeArticlesData, PressArticlesData, TextLookupResult } from './site-data';
import { toArticleSummary } from './to-summary';
import { addMissingArtworks } from './with-artworks';

/** Returns the pictures that the build made of some articles, by their path in the media library. */
function collectPictures(articles: readonly ArticleSummary[]): Record<string, PictureSource> {
  const pictures: Record<string, PictureSource> = {};
  for (const { cover, picture } of articles) if (cover && picture) pictures[cover.file_path] = picture;
  return pictures;
}

/** Adds articles to counts that do not include them, e.g. articles from files. */
export function addArticlesToCounts(counts: NewsCounts, articles: readonly ArticleSummary[]): NewsCounts {
  const categories = counts.categories.map((category) => ({ ...category }));
  for (const { category } of articles) {
    if (!category) continue;
    const knownCategory = categories.find(({ slug }) => slug === category.slug);
    if (knownCategory) knownCategory.count += 1;
    else categories.push({ slug: category.slug, name: category.name, parent: null, count: 1 });
  }
  const articleYears = articles.map(({ first_published_at }) => Number(first_published_at.slice(0, 4)));
  const years = [...new Set([...counts.years, ...articleYears])].sort((a, b) => b - a);
  return { total: counts.total + articles.length, years, categories };
}

/** Articles loaded for a list, and the cursor after which the next ones start. */
export interface ArticleBatch {
  articles: ArticleSummary[];
  hasMore: boolean;
  cursor?: ArticleCursor;
}

/** Adds the pictures and the default values of a list to rows of the database. */
function completeRows(
  rows: readonly ArticleSummary[],
  { newest, pinned, defaultArticleValues }: PressArticlesData,
) {
  const pictures = collectPictures([...newest, ...pinned]);
  return rows.map((row) => toArticleSummary({ ...row, ...defaultArticleValues[row.slug] }, pictures));
}

interface ArticleBatchInput {
  /** Rows of the database. More rows than `pageSize` mean that older ones follow. */
  rows: readonly (ArticleSummary & ArticleCursor)[];
  pageSize: number;
  filter: NewsFilterValues;
  list: PressArticlesData;
  /** Articles of the earlier batches. */
  previousArticles: readonly ArticleSummary[];
  /** Articles above this batch. It does not repeat their artworks. */
  neighbours: readonly ArticleSummary[];
}

/** Merges rows of the database with the articles from files of the same period. */
function toArticleBatch(input: ArticleBatchInput): ArticleBatch {
  const { rows, pageSize, filter, list, previousArticles, neighbours } = input;
  const hasMore = rows.length > pageSize;
  const pageRows = rows.slice(0, pageSize);
  const lastRow = pageRows.at(-1);
  const oldestTime = hasMore && lastRow ? Date.parse(lastRow.first_published_at) : Number.NEGATIVE_INFINITY;
  const pageSlugs = new Set(pageRows.map(({ slug }) => slug));
  const previousSlugs = new Set(previousArticles.map(({ slug }) => slug));
  const unimportedArticles = list.unimportedArticles.filter(
    (article) => matchesFilter(article, filter) && !pageSlugs.has(article.slug),
  );
  const articles = [...completeRows(pageRows, list), ...unimportedArticles]
    .filter(({ slug }) => !previousSlugs.has(slug))
    // Older articles from files belong to a later batch.
    .filter(({ first_published_at }) => Date.parse(first_published_at) >= oldestTime)
    .sort(compareArticlesByDate);
  return {
    articles: addMissingArtworks(articles, neighbours),
    hasMore,
    cursor: lastRow && { id: lastRow.id, first_published_at: lastRow.first_published_at },
  };
}

/** Loads the next articles that a filter shows. `previousArticles` are those of the earlier batches. */
export async function fetchArticleBatch(
  filter: NewsFilterValues,
  list: PressArticlesData,
  cursor?: ArticleCursor,
  previousArticles: readonly ArticleSummary[] = [],
): Promise<ArticleBatch> {
  // Only the list of all articles opens with a large article.
  const hasLargeFirstArticle = !cursor && !Object.values(filter).some(Boolean);
  const pageSize = hasLargeFirstArticle ? FIRST_ARTICLE_COUNT : ARTICLE_PAGE_SIZE;
  const rows = await fetchNewsPage(filter, pageSize + 1, cursor);
  return toArticleBatch({ rows, pageSize, filter, list, previousArticles, neighbours: previousArticles });
}

/** Reads the articles of /presse again. */
export async function fetchPressArticles(knownList: PressArticlesData): Promise<PressArticlesData> {
  const [rows, pinnedRows, counts] = await Promise.all([
    fetchNewsPage({}, FIRST_ARTICLE_COUNT + 1),
    fetchPinnedTexts(),
    fetchNewsCounts(),
  ]);
  // The build may have known an imported article only as a file.
  const unimportedArticles = knownList.unimportedArticles.filter(
    ({ slug }) => !counts.importedSlugs?.includes(slug),
  );
  const pinned = addMissingArtworks(completeRows(pinnedRows, knownList));
  const firstBatch = toArticleBatch({
    rows,
    pageSize: FIRST_ARTICLE_COUNT,
    filter: {},
    list: { ...knownList, unimportedArticles },
    previousArticles: [],
    // The large pinned article is above the batch.
    neighbours: pinned.slice(0, 1),
  });
  return {
    ...knownList,
    newest: firstBatch.articles,
    hasMore: firstBatch.hasMore,
    cursor: firstBatch.cursor,
    pinned,
    counts: addArticlesToCounts(counts, unimportedArticles),
    unimportedArticles,
  };
}

/** Maximum number of texts that the database returns for one request. */
const MAX_NEWS_PAGE_SIZE = 25;

const defaultArticleSlugs: ReadonlySet<string> = new Set(defaultPressSlugs);

/** Returns the summary of a row. Artwork and `isFeatured` come from the known article, because the database lacks them. */
const refreshSummary = (
  row: ArticleSummary,
  knownArticle: ArticleSummary | undefined,
  pictures: ReturnType<typeof collectPictures>,
): ArticleSummary => {
  const { artwork, isFeatured } = knownArticle ?? {};
  return toArticleSummary({ ...row, artwork, isFeatured }, pictures);
};

/**
 * Returns an article as visitors read it now; undefined when it is no longer at its path. An article that is only a
 * file stays as it is, because the database does not know it. `rows` are the newest texts online.
 */
async function fetchCurrentArticle(
  article: ArticleSummary,
  rows: readonly ArticleSummary[],
): Promise<ArticleSummary | undefined> {
  const { slug } = article;
  const row =
    rows.find((candidate) => candidate.slug === slug) ?? (await fetchPublishedText(`/presse/${slug}`));
  if (!row) return defaultArticleSlugs.has(slug) ? article : undefined;
  return 'slug' in row ? refreshSummary(row, article, collectPictures([article])) : undefined;
}

/** Returns articles of a list as visitors read them now, without those that are no longer at their path. */
async function fetchCurrentArticles(
  articles: readonly ArticleSummary[],
  rows: readonly ArticleSummary[],
): Promise<ArticleSummary[]> {
  const currentArticles = await Promise.all(articles.map((article) => fetchCurrentArticle(article, rows)));
  return addMissingArtworks(currentArticles.filter((article) => article !== undefined));
}

/** Reads the articles of the home page again: the pinned ones, and the newest in place of withdrawn ones. */
export async function refreshHomeArticles(knownArticles: HomeArticlesData): Promise<HomeArticlesData> {
  const allKnownArticles = [...knownArticles.pinned, ...knownArticles.others];
  const pictures = collectPictures(allKnownArticles);
  const toSummary = (row: ArticleSummary) =>
    refreshSummary(
      row,
      allKnownArticles.find(({ slug }) => slug === row.slug),
      pictures,
    );
  const toSummaries = (rows: ArticleSummary[]) => addMissingArtworks(rows.map(toSummary));
  const [pinnedRows, rows] = await Promise.all([fetchPinnedTexts(), fetchNewsPage({}, MAX_NEWS_PAGE_SIZE)]);
  const others = await fetchCurrentArticles(knownArticles.others, rows);
  const knownSlugs = new Set(others.map(({ slug }) => slug));
  const newRows = rows.filter(({ slug }) => !knownSlugs.has(slug));
  const missingCount = knownArticles.others.length - others.length;
  return {
    pinned: toSummaries(pinnedRows),
    others: [...others, ...toSummaries(newRows.slice(0, missingCount))],
  };
}

async function fetchRelatedArticles(row: ArticleRow): Promise<ArticleSummary[]> {
  if (row.content_type === 'page') return [];
  const category = row.category?.slug;
  const lists: ArticleSummary[][] = await Promise.all([
    category ? fetchNewsPage({ category }, MAX_RELATED_CANDIDATES) : [],
    fetchNewsPage({}, MAX_RELATED_CANDIDATES),
  ]).catch(() => []);
  return selectRelatedArticles(
    row,
    lists.flat().map((item) => toArticleSummary(item, {})),
  );
}

/** Reads the text at a path. */
export async function fetchTextByPath(
  path: string,
  knownResult?: TextLookupResult,
): Promise<TextLookupResult> {
  try {
    const answer = await fetchPublishedText(path);
    if (!answer) {
      const isOnlyFile = knownResult?.kind === 'article' && isUnimportedArticle(knownResult.article);
      return isOnlyFile ? knownResult : { kind: 'missing' };
    }
    if ('moved_to' in answer) return { kind: 'moved', to: answer.moved_to };
    if ('withdrawn' in answer) return { kind: 'withdrawn' };
    return await loadTextLookupResult(answer, knownResult);
  } catch (error) {
    if (knownResult?.kind === 'article') return knownResult;
    return { kind: isUnreadableMarkdownError(error) ? 'unreadable' : 'failed' };
  }
}

/** Returns true when an article shows the current row of the database. */
const isUnchanged = (article: Article, row: ArticleRow): boolean =>
  Object.entries(row).every(
    ([field, value]) => JSON.stringify(value) === JSON.stringify(Reflect.get(article, field)),
  );

/** Loads the parser and returns a row as its page shows it. The build made the pictures of `knownArticles`. */
async function parseRow(row: ArticleRow, knownArticles: readonly ArticleSummary[]): Promise<Article> {
  const { addHeroPicture, toArticle } = await import('./to-article');
  return addHeroPicture(toArticle(row), collectPictures(knownArticles));
}

/** Returns the result for a row of the database. Without a change since the build, the browser loads no parser. */
export async function loadTextLookupResult(
  row: ArticleRow,
  knownResult?: TextLookupResult,
): Promise<TextLookupResult> {
  if (knownResult?.kind !== 'article') {
    const article = await parseRow(row, []);
    return { kind: 'article', article, related: await fetchRelatedArticles(row) };
  }
  const { article: knownArticle, related: knownRelated } = knownResult;
  const rows = knownRelated.length > 0 ? await fetchNewsPage({}, MAX_NEWS_PAGE_SIZE) : [];
  const related = await fetchCurrentArticles(knownRelated, rows);
  if (isUnchanged(knownArticle, row)) return { ...knownResult, related };
  // The database does not store the call to action of a default article.
  const completeRow = { ...row, callToAction: knownArticle.callToAction };
  const article = await parseRow(completeRow, [knownArticle, ...knownRelated]);
  return { kind: 'article', article, related };
}
