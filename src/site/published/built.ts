import type { Office } from '@/copy/directory';
import type { ChannelKey } from '@/copy/types';
import type { NewsCounts, NewsItem } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import type { SavedCollections } from '@/site/published/collections';
import type { GuideDay } from '@/site/published/guide';
import type { Illustrated } from '@/site/published/illustrated';
import type { ShownArticle } from '@/site/published/shown-article';

/** What staff published, as far as a page shows it: the build writes it beside the markup that it made of it. */
export interface Built {
  /** Address of the file with the rest of it, which the first paint does not wait for; absent once it is there. */
  rest?: string | undefined;
  /** The text that this page is. */
  text?: ShownArticle;
  /** The newest, one more than a list shows at first when there are more. */
  news?: NewsItem[];
  counts?: NewsCounts;
  pinned?: NewsItem[];
  /** What a list of stories opens with, by the address of its page: a visitor may go on to another one. */
  stories?: Readonly<Record<string, Illustrated[]>>;
  /** Covers among them, by their address in the media library, in the sizes and formats that pages serve. */
  covers?: Record<string, PictureSource>;
  /** The evening of each channel on the day of the build, where staff say what it shows. */
  guide?: Partial<Record<ChannelKey, Pick<GuideDay, 'name' | 'evening'>>>;
  /** Texts of src/copy that staff replaced, by the text they replace. */
  replaced?: Record<string, string>;
  /** What the page says of itself, where that follows what staff fill, by its address: a visitor may go on to another one. */
  descriptions?: Record<string, string>;
  /** Day of the build (ISO), where something on the page ends on a day. */
  day?: string;
  /** The offices, where staff changed them. */
  offices?: readonly Office[];
  /** Address of the file with the collections that staff changed. */
  collections?: string;
  /** The content of that file. */
  savedCollections?: SavedCollections;
}

/** Id of the element that carries it. */
export const BUILT_ID = 'publie';

let current: Built | undefined;

/** Says what the page holds that the build renders next. */
export function setBuilt(next: Built | undefined): void {
  current = next;
}

let loading: Promise<void> | undefined;

/** Reads a file of the build. Without it React renders from what the database answers later. */
async function readFile<Data extends object>(address: string | undefined): Promise<Data | undefined> {
  if (!address) return undefined;
  // a page whose file never comes is hydrated all the same
  return fetch(address, { signal: AbortSignal.timeout(10_000) })
    .then((answer) => answer.json() as Promise<Data>)
    .catch(() => undefined);
}

async function load({ rest, collections }: Built): Promise<void> {
  const [more, savedCollections = {}] = await Promise.all([
    readFile<Built>(rest),
    readFile<SavedCollections>(collections),
  ]);
  current = { ...current, ...more, savedCollections, rest: more ? undefined : rest };
}

/**
 * Resolves once the files that this page names are there, or did not come; undefined for a page that names none. React hydrates
 * the page after that, so no part of it waits for data while it hydrates.
 */
export function wholeBuilt(): Promise<void> | undefined {
  const page = built();
  if (page.rest || (page.collections && !page.savedCollections)) loading ??= load(page);
  return loading;
}

/** What this page was built with; nothing where staff published nothing that it shows. */
export function built(): Built {
  if (!current && !import.meta.env.SSR) {
    current = JSON.parse(document.getElementById(BUILT_ID)?.textContent || '{}') as Built;
  }
  return current ?? {};
}
