import { contentPath } from '@/shared/lib/content-path';
import type { NewsArticle } from './api/press-news';

/** Id of the element in which a built page carries the text of staff that it shows. */
export const EMBEDDED_TEXT = 'texte';

let built: NewsArticle | undefined;

/** Says which text the build renders next. */
export function embed(text: NewsArticle | undefined): void {
  built = text;
}

/** The text that this page was built with, where it is the one at this address. */
export function embeddedText(path: string): NewsArticle | undefined {
  const source = import.meta.env.SSR ? null : document.getElementById(EMBEDDED_TEXT)?.textContent;
  const text: NewsArticle | undefined = source ? JSON.parse(source) : built;
  return text && contentPath(text) === path ? text : undefined;
}
