import { articleNoticeText } from '@/copy/press/article-notices';
import { toPageHead } from '@/shared/article/head';
import { type ParsedArticle, toParsedArticle } from '@/shared/article/parsed-article';
import { summarizeMarkdown } from '@/shared/article/summary';
import type { OnlineText } from '@/site/api/published-texts';
import type { Article, CallToAction } from './article';
import { largeArtworks } from './large-artworks';
import { type SummaryContext, toArticleSummary } from './to-summary';
import { addMissingArtworks } from './with-artworks';

/** The parsed Markdown of a text: the costly part of an article. */
export interface ParsedArticleText extends ParsedArticle {
  /** First words, for a text without a description. */
  firstWords: string;
}

/** Parses the Markdown of a text. @throws UnreadableTextError when it cannot be shown */
export const parseArticleText = ({ content, pictures }: OnlineText): ParsedArticleText => ({
  ...toParsedArticle(content, pictures),
  firstWords: summarizeMarkdown(content),
});

/** Returns an article as its page shows it. */
export function toArticle(
  row: OnlineText,
  context: SummaryContext,
  parsedText: ParsedArticleText = parseArticleText(row),
  callToAction: CallToAction = articleNoticeText.callToAction,
): Article {
  const { firstWords, body, headings } = parsedText;
  const [summary] = addMissingArtworks([toArticleSummary(row, context)]);
  if (!summary) throw new Error('no summary');
  return {
    row,
    summary,
    head: toPageHead({ ...row, summary: firstWords }),
    // An artwork is wider where it opens a page than on a card.
    cover: summary.artwork ? { picture: largeArtworks[summary.artwork], alt: '' } : summary.cover,
    body,
    headings,
    callToAction: row.content_type === 'page' ? null : callToAction,
  };
}
