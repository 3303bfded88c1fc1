import { use } from 'react';
import type { NewsArticle, NewsCounts, NewsItem } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/ui/picture';

/** What staff published, as far as a page shows it: the build writes it beside the markup that it made of it. */
export interface Built {
  /** Address of the file with the rest of it, which the first paint does not wait for. */
  rest?: string | undefined;
  /** The text that this page is. */
  text?: NewsArticle;
  /** What is to be read after it. */
  related?: NewsItem[];
  /** The newest, one more than a list shows at first when there are more. */
  news?: NewsItem[];
  counts?: NewsCounts;
  pinned?: NewsItem[];
  /** Covers among them, by their address in the media library, in the sizes and formats that pages serve. */
  covers?: Record<string, PictureSource>;
  /** Texts of src/content that staff replaced, by the text they replace. */
  replaced?: Record<string, string>;
}

/** Id of the element that carries it. */
export const BUILT_ID = 'publie';

let current: Built | undefined;

/** Says what the page holds that the build renders next. */
export function setBuilt(next: Built | undefined): void {
  current = next;
}

let loading: Promise<void> | undefined;

async function load(rest: string): Promise<void> {
  // without it the part is drawn anew, of what is asked for live
  const read = await fetch(rest)
    .then((answer) => answer.json() as Promise<Built>)
    .catch(() => ({}));
  current = { ...current, ...read, rest: undefined };
}

/** Has what is around it, a `Suspense`, stay as it was built until the rest of that is there. */
export function useWholeBuilt(): void {
  const { rest } = built();
  if (!rest) return;
  loading ??= load(rest);
  use(loading);
}

/** What this page was built with; nothing where staff published nothing that it shows. */
export function built(): Built {
  if (!current && !import.meta.env.SSR) {
    current = JSON.parse(document.getElementById(BUILT_ID)?.textContent || '{}') as Built;
  }
  return current ?? {};
}
