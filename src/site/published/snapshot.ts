import { isOpen } from '@/copy/careers/offers';
import { channelTimes } from '@/copy/channel-time';
import { channels } from '@/copy/channels';
import { advertisingPlans } from '@/copy/collections/advertising-plans';
import { licensingPlans } from '@/copy/collections/licensing-plans';
import { offers } from '@/copy/collections/offers';
import { officeList } from '@/copy/collections/offices';
import { spots } from '@/copy/collections/spots';
import { values } from '@/copy/collections/values';
import type { Office } from '@/copy/directory';
import type { OmissionReason, OmittedRecord } from '@/copy/omitted-record';
import { aboutDescription, aboutSeo } from '@/copy/pages/a-propos';
import { careersDescription } from '@/copy/pages/carrieres';
import { licensingDescription, licensingSeo } from '@/copy/pages/licensing';
import { pressDescription } from '@/copy/pages/presse';
import { advertisingDescription, advertisingSeo } from '@/copy/pages/publicite';
import { pressSlugs } from '@/copy/press/slugs';
import { allCollections } from '@/shared/collections/registry';
import { dayOf } from '@/shared/lib/guide-day';
import { localDate } from '@/shared/lib/local-date';
import type { ShownPicture } from '@/shared/lib/stored-picture';
import type { ShownProgramme } from '@/site/api/published-guide';
import type { NewsArticle, NewsCounts, NewsItem } from '@/site/api/published-texts';
import type { PictureSource } from '@/site/components/picture';
import type { Built } from './built';
import type { CheckedRecords } from './check-records';
import { builtCollection, type SavedCollections, setCollections } from './collections';
import { articleAndNext, putForward, streamOf } from './drawn-stories';
import { guideDay } from './guide';
import { isStored, toSaved } from './live-collections';
import { nextStories, RELATED } from './next-stories';
import { replacements } from './replacements';
import { type ParsedText, type ShownArticle, shownArticle } from './shown-article';
import { storyOf } from './staff-story';
import { STEP } from './story';

/** A cover of staff as the build serves it. */
export interface MadeCover {
  picture: PictureSource;
  /** Address of the image of its link preview, of the size of those that are drawn. */
  share?: string | undefined;
}

/** For so many of the newest an image is drawn of their title: a fourth of a second each, the first time. */
const DRAWN = 300;

let news: NewsItem[] = [];
let pinned: NewsItem[] = [];
let parsedTexts = new Map<string, ParsedText>();
let old = new Set<string>();
let counts: NewsCounts | undefined;
let byCategory = new Map<string | undefined, NewsItem[]>();
let covers: Readonly<Record<string, MadeCover>> = {};
let replaced: Record<string, string> | undefined;
let collections: string | undefined;
let guide: Built['guide'];

/** The evening of each channel that has one. */
function eveningsOf(programmes: readonly ShownProgramme[], at: number): NonNullable<Built['guide']> {
  return Object.fromEntries(
    channels.flatMap(({ key }) => {
      const { zone } = channelTimes[key];
      const own = programmes.filter(({ channel }) => channel === key);
      const { name, evening } = guideDay(dayOf(at, zone), own, zone);
      return evening.length > 0 ? [[key, { name, evening }]] : [];
    }),
  );
}
let offices: readonly Office[] | undefined;

/** Lists hold nothing of what only the page of a text says. */
const asItem = (article: NewsArticle): NewsItem => {
  const {
    content: _c,
    seo_title: _t,
    seo_description: _d,
    byline: _b,
    share: _s,
    pictures: _p,
    ...item
  } = article;
  return item;
};

/** Without the sizes that the library has of a picture which the site itself serves. */
function withoutSizes<Stored extends ShownPicture>(picture: Stored): Stored {
  if (!covers[picture.file_path]) return picture;
  const { renditions: _, color: __, width: ___, height: ____, ...rest } = picture;
  return rest as Stored;
}

/** Takes the records that pages show next, and the covers that the build made, by their address; returns the texts. */
export function setPublished(records: CheckedRecords, made: typeof covers): NewsArticle[] {
  covers = made;
  parsedTexts = new Map();
  const texts = records.texts.map(({ article, parsed }) => {
    parsedTexts.set(article.id, parsed);
    return { ...article, cover: article.cover && withoutSizes(article.cover) };
  });
  news = texts
    .filter(({ content_type }) => content_type !== 'page')
    .map(asItem)
    .sort((one, other) => Date.parse(other.first_published_at) - Date.parse(one.first_published_at));
  old = new Set(news.slice(DRAWN).map(({ id }) => id));
  pinned = news.filter((item) => item.pinned).slice(0, 5);
  counts = records.counts;
  byCategory = new Map();
  for (const item of news) {
    const slug = item.category?.slug;
    const siblings = byCategory.get(slug);
    if (siblings) siblings.push(item);
    else byCategory.set(slug, [item]);
  }
  guide = eveningsOf(records.guide, records.at);
  const changed = records.settings ? replacements(records.settings) : {};
  replaced = Object.keys(changed).length > 0 ? changed : undefined;
  return texts;
}

/**
 * The image of a text's link preview that need not be drawn: the one that staff chose, its cover, or for an old text that of the
 * press page.
 */
export function shareOf({ id, title, cover, share }: NewsArticle): { file: string; alt: string } | undefined {
  for (const picture of [share, cover]) {
    const file = picture && covers[picture.file_path]?.share;
    if (file) return { file, alt: picture.alt_text || title };
  }
  return old.has(id) ? { file: '/partage/presse.jpg', alt: title } : undefined;
}

/** The first words of a text, for a description that nobody wrote. */
export const summaryOfText = (id: string): string => parsedTexts.get(id)?.summary ?? '';

/** The covers of some items, by their address. */
function coversOf(items: readonly NewsItem[]): Pick<Built, 'covers'> {
  const shown = items.flatMap(({ cover }) => {
    const picture = cover && covers[cover.file_path]?.picture;
    return picture ? [[cover.file_path, picture] as const] : [];
  });
  return shown.length > 0 ? { covers: Object.fromEntries(shown) } : {};
}

const everywhere = (): Built => ({
  ...(replaced && { replaced }),
  ...(offices && { offices }),
  ...(collections && { collections }),
});

interface CollectionOptions {
  /** What pages were last built with. */
  last: SavedCollections;
  unusable: ReadonlyMap<string, OmissionReason>;
  omit: (record: OmittedRecord) => void;
  /** Runs a task, interrupted when it takes too long. */
  limited: <Result>(task: () => Result) => Result;
}

/** Reads a collection that staff changed, without the pictures that the site cannot show. */
function readSaved(
  stored: unknown,
  { last, unusable, omit, limited }: CollectionOptions,
): SavedCollections[string] | null {
  const { key: id = '?' } = (stored ?? {}) as { key?: string };
  const leaveOut = (reason: OmissionReason) => omit({ kind: 'collection', id: String(id), reason });
  if (typeof id !== 'string' || !isStored(stored)) {
    leaveOut('malformed');
    return null;
  }
  const collection = allCollections.find(({ key }) => key === id);
  // another version of the site has it
  if (!collection) return null;
  try {
    const media = stored.media.flatMap((file) => {
      const reason = unusable.get(file.file_path);
      if (reason) {
        leaveOut(reason);
        return [];
      }
      const picture = covers[file.file_path]?.picture;
      return [{ ...withoutSizes(file), ...(picture && { picture }) }];
    });
    const saved = limited(() => toSaved(collection, { ...stored, media }));
    if (saved) return saved;
  } catch {
    // as one that does not match its definition
  }
  leaveOut('malformed');
  return last[id] ?? null;
}

/** Returns the collections that staff changed; one that cannot be shown is as in the last build, or as delivered. */
export const readSavedCollections = (
  read: readonly unknown[],
  options: CollectionOptions,
): SavedCollections =>
  Object.fromEntries(
    read.flatMap((stored) => {
      const saved = readSaved(stored, options);
      return saved && isStored(stored) ? [[stored.key, saved]] : [];
    }),
  );

/** Takes the collections that pages show next. */
export function setSavedCollections(saved: SavedCollections): void {
  setCollections(saved);
  const { items } = builtCollection(officeList);
  offices = items === officeList.initial.items ? undefined : items;
}

/** Says at which address the file with them stands. */
export function setCollectionsFile(address: string | undefined): void {
  collections = address;
}

/** What the careers page is built with once staff changed the offers. */
function careers(): Built {
  const { items } = builtCollection(offers);
  if (items === offers.initial.items) return everywhere();
  const day = localDate(0);
  const descriptions = { '/carrieres': careersDescription(items.filter((offer) => isOpen(offer, day))) };
  return { ...everywhere(), descriptions, ...(items.some(({ closesOn }) => closesOn) && { day }) };
}

/** How the pages describe themselves whose description counts what staff fill, or names a price of it. */
const described: Readonly<Record<string, () => string>> = {
  '/a-propos': () => aboutDescription(builtCollection(values).items.length),
  '/licensing': () => licensingDescription(builtCollection(licensingPlans).items),
  '/publicite': () =>
    advertisingDescription(
      builtCollection(spots).items.map(({ label }) => label),
      builtCollection(advertisingPlans).items,
    ),
};

/** The same page without a change of staff says what it has always said. */
const describedAtFirst: Readonly<Record<string, string>> = {
  '/a-propos': aboutSeo.description,
  '/licensing': licensingSeo.description,
  '/publicite': advertisingSeo.description,
};

function describing(url: string): Built {
  const description = described[url]?.();
  if (!description || description === describedAtFirst[url]) return everywhere();
  return { ...everywhere(), descriptions: { [url]: description } };
}

/** What the press page opens with, and what staff published of it. */
function press(url: string): Built {
  const first = news.slice(0, STEP + 1);
  const { covers: shown } = coversOf([...first, ...pinned]);
  const read = { items: first.slice(0, STEP), more: first.length > STEP };
  const stories = { [url]: streamOf({}, read, pinned, 0, shown).stories };
  if (news.length === 0) return { ...everywhere(), stories };
  const stream = { news: first, ...(counts && { counts }), ...(pinned.length > 0 && { pinned }) };
  const descriptions = { [url]: pressDescription(pressSlugs.length + news.length) };
  return { ...everywhere(), ...stream, descriptions, stories, ...(shown && { covers: shown }) };
}

/** The same of the home page and its variants. */
function home(): Built {
  const { covers: shown } = coversOf(pinned);
  const stories = { '/': putForward(pinned, shown) };
  return {
    ...everywhere(),
    stories,
    ...(pinned.length > 0 && { pinned }),
    ...(shown && { covers: shown }),
  };
}

/** What a page of the site shows of it. */
export function builtFor(url: string): Built {
  if (url === '/presse') return press(url);
  if (url === '/' || url.startsWith('/hero-demo-')) return home();
  if (pressSlugs.some((slug) => url === `/presse/${slug}`)) {
    return { ...everywhere(), stories: { [url]: articleAndNext(url) } };
  }
  if (url === '/chaines' && guide && Object.keys(guide).length > 0) return { ...everywhere(), guide };
  if (url === '/carrieres') return careers();
  return url in described ? describing(url) : everywhere();
}

/** What the page of a text shows. */
export function builtForText(text: NewsArticle): Built & { text: ShownArticle } {
  const own = coversOf([text]);
  const shown = shownArticle(text, own.covers, parsedTexts.get(text.id));
  if (text.content_type === 'page') return { ...everywhere(), text: shown, ...own };
  const siblings = byCategory.get(text.category?.slug)?.slice(0, RELATED) ?? [];
  const others = [...new Set([...siblings, ...news.slice(0, RELATED)])];
  const { covers: all } = coversOf(others);
  const next = nextStories(
    shown.story,
    others.map((item) => storyOf(item, all)),
  );
  return { ...everywhere(), text: { ...shown, next }, ...own };
}
