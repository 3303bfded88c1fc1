import type { toPageHead } from '@/shared/article/head';
import type { ParsedArticle } from '@/shared/article/parsed-article';
import type { ArticleRow, ArticleSummary } from '@/site/api/published-texts';

/** A text with its parsed Markdown, as its page shows it. */
export interface Article extends ArticleRow, ParsedArticle {
  head: ReturnType<typeof toPageHead>;
}

/** Returns true for an article from a file, which shows while the database does not know its slug. */
export const isFromFile = ({ id, slug }: ArticleSummary): boolean => id === slug;

/** Number of articles that a list adds with each click: three rows. */
export const ARTICLE_LIST_STEP_SIZE = 9;

/** Number of articles that a list shows first: the lead story, and three rows. */
export const FIRST_STEP_SIZE = ARTICLE_LIST_STEP_SIZE + 1;

/** Number of articles to read, so that three related ones remain without the article itself. */
export const MAX_RELATED_CANDIDATES = 4;

/** Compares two articles for a list, newest first. */
export const compareArticlesByDate = (one: ArticleSummary, other: ArticleSummary): number =>
  Date.parse(other.first_published_at) - Date.parse(one.first_published_at);
