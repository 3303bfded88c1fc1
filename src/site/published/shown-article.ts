import { type ParsedArticle, parsedArticle } from '@/shared/article/parsed-article';
import { summaryOf } from '@/shared/article/summary';
import type { NewsArticle } from '@/site/api/published-texts';

/** A published text as its page draws it. */
export interface ShownArticle extends NewsArticle, ParsedArticle {
  /** What it begins with. */
  summary: string;
}

/** Parses a text of staff: by the build, and in the browser only for what is newer than it (`drawable`). */
export function shownArticle(article: NewsArticle): ShownArticle {
  const { content, pictures } = article;
  return { ...article, ...parsedArticle(content, pictures), summary: summaryOf(content) };
}
