import type { NewsArticle } from '@/site/api/published-texts';
import type { ShownArticle } from './shown-article';

const words = ({ content, pictures }: NewsArticle) => JSON.stringify([content, pictures]);

/** A text that was just read, ready to be drawn: the parser comes only where the build did not parse the same words. */
export async function drawable<Text extends NewsArticle>(
  text: Text,
  known?: ShownArticle,
): Promise<Text & ShownArticle> {
  if (known && words(known) === words(text)) return { ...known, ...text };
  const { shownArticle } = await import('./shown-article');
  return { ...shownArticle(text), ...text };
}
