import { isOpen } from '@/content/site/careers/offers';
import { channelTimes } from '@/content/site/channel-time';
import { channels } from '@/content/site/channels';
import { advertisingPlans } from '@/content/site/collections/advertising-plans';
import { licensingPlans } from '@/content/site/collections/licensing-plans';
import { offers } from '@/content/site/collections/offers';
import { officeList } from '@/content/site/collections/offices';
import { spots } from '@/content/site/collections/spots';
import { values } from '@/content/site/collections/values';
import type { Office } from '@/content/site/directory';
import { aboutDescription, aboutSeo } from '@/content/site/pages/a-propos';
import { careersDescription } from '@/content/site/pages/carrieres';
import { licensingDescription, licensingSeo } from '@/content/site/pages/licensing';
import { pressDescription } from '@/content/site/pages/presse';
import { advertisingDescription, advertisingSeo } from '@/content/site/pages/publicite';
import { pressSlugs } from '@/content/site/press/slugs';
import { allCollections } from '@/shared/collections/registry';
import { dayOf } from '@/shared/lib/guide-day';
import { localDate } from '@/shared/lib/local-date';
import type { ShownPicture } from '@/shared/lib/stored-picture';
import { isProgramme, typesetProgramme } from '@/site/api/published-guide';
import {
  isArticle,
  type NewsArticle,
  type NewsCounts,
  type NewsItem,
  toCounts,
  typesetArticle,
} from '@/site/api/published-texts';
import type { PictureSource } from '@/site/ui/picture';
import type { Built } from './built';
import { builtCollection, type SavedCollections, setCollections } from './collections';
import { articleAndNext, putForward, streamOf } from './drawn-stories';
import { guideDay } from './guide';
import { isStored, toSaved } from './live-collections';
import { nextStories, RELATED } from './next-stories';
import { isSettings, typesetSettings } from './read-settings';
import { replacements } from './replacements';
import { type ShownArticle, shownArticle } from './shown-article';
import { storyOf } from './staff-story';
import { STEP } from './story';

/** What the build read of the database, not looked at yet. */
export interface ReadByBuild {
  texts: readonly unknown[];
  counts: readonly unknown[];
  settings: readonly unknown[];
  collections: readonly unknown[];
  /** The programmes of each channel on the day of the build. */
  guide: readonly unknown[];
  at: number;
}

/** A cover of staff as the build serves it. */
export interface MadeCover {
  picture: PictureSource;
  /** Address of the image of its link preview, of the size of those that are drawn. */
  share: string;
}

/** For so many of the newest an image is drawn of their title: a fourth of a second each, the first time. */
const DRAWN = 300;

let news: NewsItem[] = [];
let pinned: NewsItem[] = [];
let old = new Set<string>();
let counts: NewsCounts | undefined;
let byCategory = new Map<string | undefined, NewsItem[]>();
let covers: Readonly<Record<string, MadeCover>> = {};
let replaced: Record<string, string> | undefined;
let collections: string | undefined;
let guide: Built['guide'];

/** The evening of each channel that has one. */
function eveningsOf(read: readonly unknown[], at: number): NonNullable<Built['guide']> {
  if (!read.every(isProgramme)) throw new Error('not a guide that the site can show');
  const programmes = read.map(typesetProgramme);
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

/**
 * Takes what staff published and changed, and the covers that could be made, by their address; answers the texts.
 * @throws when an answer is not what was asked for.
 */
export function setPublished(read: ReadByBuild, made: typeof covers): NewsArticle[] {
  covers = made;
  const texts = read.texts.map((text) => {
    if (!isArticle(text)) throw new Error(`not a text that the site can show: ${JSON.stringify(text)}`);
    const set = typesetArticle(text);
    return { ...set, cover: set.cover && withoutSizes(set.cover) };
  });
  news = texts
    .filter(({ content_type }) => content_type !== 'page')
    .map(asItem)
    .sort((one, other) => Date.parse(other.first_published_at) - Date.parse(one.first_published_at));
  old = new Set(news.slice(DRAWN).map(({ id }) => id));
  pinned = news.filter((item) => item.pinned).slice(0, 5);
  counts = read.counts.length > 0 ? toCounts(read.counts) : undefined;
  byCategory = new Map();
  for (const item of news) {
    const slug = item.category?.slug;
    const siblings = byCategory.get(slug);
    if (siblings) siblings.push(item);
    else byCategory.set(slug, [item]);
  }
  guide = eveningsOf(read.guide, read.at);
  const [settings] = read.settings;
  if (settings !== undefined) {
    if (!isSettings(settings)) throw new Error('not settings that the site can show');
    const changed = replacements(typesetSettings(settings));
    replaced = Object.keys(changed).length > 0 ? changed : undefined;
  }
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

/**
 * Takes the collections that staff changed; what cannot be shown is as it was when it last could, or as the site is delivered.
 * Answers what pages are rendered with, and the keys of what could not be shown.
 */
export function setSavedCollections(
  read: readonly unknown[],
  last: SavedCollections,
): { saved: SavedCollections; refused: string[] } {
  const saved: Record<string, SavedCollections[string]> = {};
  const refused: string[] = [];
  for (const stored of read) {
    if (!isStored(stored)) throw new Error('not a collection of the site');
    const collection = allCollections.find(({ key }) => key === stored.key);
    if (!collection) continue;
    const media = stored.media.map((file) => {
      const picture = covers[file.file_path]?.picture;
      return { ...withoutSizes(file), ...(picture && { picture }) };
    });
    const now = toSaved(collection, { ...stored, media });
    const shown = now ?? last[stored.key];
    if (shown) saved[stored.key] = shown;
    if (!now) refused.push(stored.key);
  }
  setCollections(saved);
  const { items } = builtCollection(officeList);
  offices = items === officeList.initial.items ? undefined : items;
  return { saved, refused };
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
  const shown = shownArticle(text, own.covers);
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
