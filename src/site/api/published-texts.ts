import { applyFrenchTypography } from '@/shared/lib/french-typography';
import type { CaptionedPicture } from '@/shared/lib/stored-picture';
import { callVisitorFunction, callVisitorFunctionWithSecret } from '@/site/api/call-visitor-function';
import type { Database } from '@/types/database';

type ContentRow = Database['public']['Tables']['content']['Row'];

/** A category or a tag of a text; addresses hold its slug. */
interface Term {
  slug: string;
  name: string;
}

/** One published text of the back office, as a list shows it. */
export interface NewsItem
  extends Pick<ContentRow, 'id' | 'slug' | 'title' | 'excerpt' | 'content_type' | 'minutes' | 'pinned'> {
  /** First publication date; corrections do not change it. */
  first_published_at: string;
  /** `parent` is the slug of the parent category. */
  category: (Term & { parent: string | null }) | null;
  tags: Term[];
  cover: CaptionedPicture | null;
}

/** A text with its Markdown, the library's pictures in it, and the fields of its page. */
export interface OnlineText
  extends NewsItem,
    Pick<ContentRow, 'content' | 'seo_title' | 'seo_description' | 'byline'> {
  /** Last change of its words; the first publication date where there is none. */
  modified_at: string;
  pictures: CaptionedPicture[];
  /** Image for link previews, in place of the cover. */
  share: CaptionedPicture | null;
}

const ITEM_FIELDS = ['id', 'slug', 'title', 'excerpt', 'content_type', 'first_published_at'];

const PAGE_FIELDS = ['modified_at', 'content', 'seo_title', 'seo_description', 'byline'];

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof Reflect.get(value, key) === 'string');

const hasNumber = (value: object, key: string): boolean => Number.isInteger(Reflect.get(value, key));

/** Returns true when the member of this name is null or has these texts. */
const hasNullableMember = (value: object, name: string, keys: readonly string[]): boolean =>
  Reflect.get(value, name) === null || hasTexts(Reflect.get(value, name), keys);

const hasParent = (category: { parent?: unknown } | null): boolean =>
  category === null || category.parent === null || typeof category.parent === 'string';

const hasTags = (value: object): boolean => {
  const tags: unknown = Reflect.get(value, 'tags');
  return Array.isArray(tags) && tags.every((tag) => hasTexts(tag, ['slug', 'name']));
};

const hasPictures = (value: object): boolean => {
  const pictures: unknown = Reflect.get(value, 'pictures');
  return Array.isArray(pictures) && pictures.every((picture) => hasTexts(picture, ['file_path']));
};

const isNewsItem = (value: unknown): value is NewsItem =>
  hasTexts(value, ITEM_FIELDS) &&
  hasNumber(value as object, 'minutes') &&
  hasTags(value as object) &&
  hasNullableMember(value as object, 'category', ['slug', 'name']) &&
  hasParent(Reflect.get(value as object, 'category')) &&
  hasNullableMember(value as object, 'cover', ['file_path']);

/** Returns true for a valid text from the database. */
export const isOnlineText = (value: unknown): value is OnlineText =>
  isNewsItem(value) &&
  hasTexts(value, PAGE_FIELDS) &&
  hasNullableMember(value, 'share', ['file_path']) &&
  hasPictures(value);

const typesetTerm = <Named extends Term>(term: Named): Named => ({
  ...term,
  name: applyFrenchTypography(term.name),
});

const typesetWords = (words: string | null | undefined) => words && applyFrenchTypography(words);

function typesetPicture(picture: CaptionedPicture): CaptionedPicture {
  const { alt_text, caption, credit } = picture;
  if (!alt_text && !caption && !credit) return picture;
  return {
    ...picture,
    alt_text: typesetWords(alt_text),
    caption: typesetWords(caption),
    credit: typesetWords(credit),
  };
}

/** Applies French typography to an item. The renderer handles its Markdown. */
export function typesetNewsItem<Item extends NewsItem>(item: Item): Item {
  const { title, excerpt, category, tags, cover } = item;
  return {
    ...item,
    title: applyFrenchTypography(title),
    excerpt: applyFrenchTypography(excerpt),
    category: category && typesetTerm(category),
    tags: tags.map(typesetTerm),
    cover: cover && typesetPicture(cover),
  };
}

/** Applies French typography to an article and the fields of its page. */
export function typesetOnlineText(article: OnlineText): OnlineText {
  const { seo_title, seo_description, byline, share } = article;
  return {
    ...typesetNewsItem(article),
    seo_title: applyFrenchTypography(seo_title),
    seo_description: applyFrenchTypography(seo_description),
    byline: applyFrenchTypography(byline),
    share: share && typesetPicture(share),
  };
}

/** Filter of texts: all, or those of a category and its subcategories, with a tag, of a year, with some words. */
export interface NewsFilter {
  category?: string;
  tag?: string;
  year?: string;
  /** Words of title and summary. */
  words?: string;
}

/** Reads the texts that follow `lastItem`, from the newest on, 25 at most. */
export async function readNewsPage(
  filter: NewsFilter,
  pageSize: number,
  lastItem?: Pick<NewsItem, 'id' | 'first_published_at'>,
): Promise<NewsItem[]> {
  const cursor = lastItem && { cursor_at: lastItem.first_published_at, cursor_id: lastItem.id };
  const items = await callVisitorFunction(
    'published_news',
    { ...filter, ...cursor, page_size: String(pageSize) },
    isNewsItem,
  );
  return items.map(typesetNewsItem);
}

/** Reads the newest pinned texts, five at most. */
export const readPinnedNews = async (): Promise<NewsItem[]> =>
  (await callVisitorFunction('published_news', { only_pinned: 'true', page_size: '5' }, isNewsItem)).map(
    typesetNewsItem,
  );

/** Number of texts of a category and its subcategories; 1000 means 1000 or more. */
export interface CategoryNewsCount extends Term {
  parent: string | null;
  count: number;
}

/** Number of texts that are online, in total and by category. */
export interface NewsCounts {
  total: number;
  /** ISO date of the oldest text; null without texts. */
  oldest: string | null;
  categories: CategoryNewsCount[];
  /** Slugs of delivered articles that the database imported: their files no longer count. */
  imported?: readonly string[];
}

const isCount = (value: unknown): value is CategoryNewsCount =>
  hasTexts(value, []) && hasNumber(value as object, 'count');

const isNamedCount = (value: unknown): value is CategoryNewsCount =>
  isCount(value) && hasTexts(value, ['slug', 'name']);

/** Converts the database's answer, in which the total comes before the categories. */
export function toNewsCounts([total, ...categories]: readonly unknown[]): NewsCounts {
  if (!isCount(total) || !categories.every(isNamedCount)) throw new Error('not counts');
  const { oldest, imported } = total as { oldest?: unknown; imported?: unknown };
  return {
    total: total.count,
    oldest: typeof oldest === 'string' ? oldest : null,
    categories: categories.map(typesetTerm),
    imported: Array.isArray(imported) ? imported.map(String) : [],
  };
}

/** Reads the number of texts online, in total and by category. */
export const readNewsCounts = async (): Promise<NewsCounts> =>
  toNewsCounts(await callVisitorFunction('published_counts', {}, isCount));

/** Answer for an address: a text, its new address, or that it is no longer online. */
export type PublishedText = OnlineText | { moved_to: string } | { withdrawn: true };

const isPublishedText = (value: unknown): value is PublishedText =>
  isOnlineText(value) ||
  hasTexts(value, ['moved_to']) ||
  (typeof value === 'object' && value !== null && Reflect.get(value, 'withdrawn') === true);

/** Reads the text at `/presse/…` or `/pages/…`; null when nothing is published there. */
export async function readPublishedText(path: string): Promise<PublishedText | null> {
  const [text] = await callVisitorFunction('published_text', { path }, isPublishedText);
  return text && 'id' in text ? typesetOnlineText(text) : (text ?? null);
}

/** Draft that a preview link shows until it expires (ISO date), or the text's public address. */
export type PreviewedText = (OnlineText & { expires_at: string }) | { moved_to: string };

const isPreviewedText = (value: unknown): value is PreviewedText =>
  (isOnlineText(value) && hasTexts(value, ['expires_at'])) || hasTexts(value, ['moved_to']);

/** Reads the text of a preview link; null for an invalid token. */
export async function readPreviewedText(token: string): Promise<PreviewedText | null> {
  const [text] = await callVisitorFunctionWithSecret('previewed_text', { token }, isPreviewedText);
  return text && 'id' in text ? { ...typesetOnlineText(text), expires_at: text.expires_at } : (text ?? null);
}
