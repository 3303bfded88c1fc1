import { articleNoticeText } from '@/copy/press/news';
import { toPageHead } from '@/shared/article/head';
import { type ParsedArticle, toParsedArticle } from '@/shared/article/parsed-article';
import { summarizeMarkdown } from '@/shared/article/summary';
import type { NewsArticle } from '@/site/api/published-texts';
import type { Article, CallToAction } from './article';
import { largeArtworks } from './large-artworks';
import { type SummaryContext, toArticleSummary } from './to-summary';
import { addMissingArtworks } from './with-artworks';

/** The parsed Markdown of a text: the costly part of an article. */
export interface ParsedArticleText extends ParsedArticle {
  /** First words, for a text without a description. */
  summary: string;
}

/** Parses the Markdown of a text. @throws UnreadableTextError when it cannot be shown */
export const parseArticleText = ({ content, pictures }: NewsArticle): ParsedArticleText => ({
  ...toParsedArticle(content, pictures),
  summary: summarizeMarkdown(content),
});

/** Returns an article as its page shows it. */
export function toArticle(
  row: NewsArticle,
  context: SummaryContext,
  parsed: ParsedArticleText = parseArticleText(row),
  callToAction: CallToAction = articleNoticeText.callToAction,
): Article {
  const { summary: firstWords, body, contents } = parsed;
  const [summary] = addMissingArtworks([toArticleSummary(row, context)]);
  if (!summary) throw new Error('no summary');
  return {
    row,
    summary,
    head: toPageHead({ ...row, summary: firstWords }),
    // An artwork is wider where it opens a page than on a card.
    cover: summary.artwork ? { picture: largeArtworks[summary.artwork], alt: '' } : summary.cover,
    body,
    contents,
    callToAction: row.content_type === 'page' ? null : callToAction,
  };
}
