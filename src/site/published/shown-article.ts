import { type ParsedArticle, parsedArticle } from '@/shared/article/parsed-article';
import { summaryOf } from '@/shared/article/summary';
import type { NewsArticle } from '@/site/api/published-texts';
import type { Built } from './built';
import { coverOf, type Illustrated } from './illustrated';
import { storyOf } from './staff-story';
import type { Cover, Story } from './story';

/** A published text as its page draws it. */
export interface ShownArticle extends NewsArticle, ParsedArticle {
  /** What it begins with. */
  summary: string;
  story: Story;
  /** What its page opens with: its cover, or the artwork that stands for one. */
  opening: Cover;
  /** What to read after it, where the build said so. */
  next?: Illustrated[];
}

/** Makes a text of staff ready to be drawn: by the build, and in the browser only for what is newer than it (`drawable`). */
export function shownArticle(
  article: NewsArticle,
  covers: Built['covers'],
  parsed: ParsedText = parseText(article),
): ShownArticle {
  const story = storyOf(article, covers);
  return { ...article, ...parsed, story, opening: coverOf(story) };
}

/** What is read out of the Markdown of a text: the costly part of drawing it. */
export interface ParsedText extends ParsedArticle {
  summary: string;
}

/** Reads the Markdown of a text. Throws when it cannot be shown. */
export const parseText = ({ content, pictures }: NewsArticle): ParsedText => ({
  ...parsedArticle(content, pictures),
  summary: summaryOf(content),
});
