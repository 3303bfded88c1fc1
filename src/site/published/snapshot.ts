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
import { isSettings, typesetSettings } from './read-settings';
import { replacements } from './replacements';
import { STEP } from './story';

/** What the build read of the database, not looked at yet. */
export interface ReadByBuild {
  texts: readonly unknown[];
  counts: readonly unknown[];
  settings: readonly unknown[];
}

/** A cover of staff as the build serves it. */
export interface MadeCover {
  picture: PictureSource;
  /** Address of the image of its link preview, of the size of those that are drawn. */
  share: string;
}

/** For so many of the newest an image is drawn of their title: a fourth of a second each, the first time. */
const DRAWN = 300;

/** Stories after a text: three are shown, of which itself may be one. */
const RELATED = 4;

let news: NewsItem[] = [];
let pinned: NewsItem[] = [];
let old = new Set<string>();
let counts: NewsCounts | undefined;
let byCategory = new Map<string | undefined, NewsItem[]>();
let covers: Readonly<Record<string, MadeCover>> = {};
let replaced: Record<string, string> | undefined;

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

/** Without the sizes that the library has of a cover which the site itself serves. */
function withoutSizes<Item extends NewsItem>(item: Item): Item {
  if (!item.cover || !covers[item.cover.file_path]) return item;
  const { renditions: _, color: __, width: ___, height: ____, ...cover } = item.cover;
  return { ...item, cover };
}

/**
 * Takes what staff published and changed, and the covers that could be made, by their address; answers the texts.
 * @throws when an answer is not what was asked for.
 */
export function setPublished(read: ReadByBuild, made: typeof covers): NewsArticle[] {
  covers = made;
  const texts = read.texts.map((text) => {
    if (!isArticle(text)) throw new Error(`not a text that the site can show: ${JSON.stringify(text)}`);
    return withoutSizes(typesetArticle(text));
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

const everywhere = (): Built => (replaced ? { replaced } : {});

/** What a page of the site shows of it. */
export function builtFor(url: string): Built {
  if (url === '/presse' && news.length > 0) {
    const first = news.slice(0, STEP + 1);
    const stream = { news: first, ...(counts && { counts }), ...(pinned.length > 0 && { pinned }) };
    return { ...everywhere(), ...stream, ...coversOf([...first, ...pinned]) };
  }
  const isHome = url === '/' || url.startsWith('/hero-demo-');
  return isHome && pinned.length > 0 ? { ...everywhere(), pinned, ...coversOf(pinned) } : everywhere();
}

/** What the page of a text shows. */
export function builtForText(text: NewsArticle): Built {
  if (text.content_type === 'page') return { ...everywhere(), text, ...coversOf([text]) };
  const siblings = byCategory.get(text.category?.slug)?.slice(0, RELATED) ?? [];
  const related = [...new Set([...siblings, ...news.slice(0, RELATED)])];
  return { ...everywhere(), text, related, ...coversOf([text, ...related]) };
}
