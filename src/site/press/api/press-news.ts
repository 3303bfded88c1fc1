import { frenchTypography } from '@/shared/lib/french-typography';
import { readTexts } from '@/site/api/read-texts';
import type { Database } from '@/types/database';

type ContentRow = Database['public']['Tables']['content']['Row'];

/** One published text of the back office, as a list shows it. */
export interface NewsItem extends Pick<ContentRow, 'id' | 'slug' | 'title' | 'excerpt' | 'content_type'> {
  /** When it first went online: the date stays through corrections. */
  first_published_at: string;
  category: { slug: string; name: string } | null;
  cover: { file_path: string; alt_text: string | null } | null;
}

/** The same with its text. */
export interface NewsArticle extends NewsItem, Pick<ContentRow, 'content'> {}

const ITEM = ['id', 'slug', 'title', 'excerpt', 'content_type', 'first_published_at'];

const hasTexts = (value: unknown, keys: readonly string[]): boolean =>
  typeof value === 'object' &&
  value !== null &&
  keys.every((key) => typeof Reflect.get(value, key) === 'string');

/** A part that may be missing, and is said to be. */
const hasPart = (value: object, part: string, keys: readonly string[]): boolean =>
  Reflect.get(value, part) === null || hasTexts(Reflect.get(value, part), keys);

const isItem = (value: unknown): value is NewsItem =>
  hasTexts(value, ITEM) &&
  hasPart(value as object, 'category', ['slug', 'name']) &&
  hasPart(value as object, 'cover', ['file_path']);

/** True for a text of staff as the database answers it. */
export const isArticle = (value: unknown): value is NewsArticle =>
  isItem(value) && hasTexts(value, ['content']);

/** What staff typed, as print sets it: wherever a text shows or is told of. Its Markdown is set where it is rendered. */
export function typeset<Item extends NewsItem>(item: Item): Item {
  const { title, excerpt, category, cover } = item;
  return {
    ...item,
    title: frenchTypography(title),
    excerpt: frenchTypography(excerpt),
    category: category && { ...category, name: frenchTypography(category.name) },
    cover: cover && { ...cover, alt_text: cover.alt_text && frenchTypography(cover.alt_text) },
  };
}

/** Items a step. */
export const STEP = 6;

/** The newest items after the last one shown, one more than a step when there is more. */
export async function readNews(after: NewsItem | undefined): Promise<NewsItem[]> {
  const cursor = after && { cursor_at: after.first_published_at, cursor_id: after.id };
  const items = await readTexts('published_news', { ...cursor, wanted: String(STEP + 1) }, isItem);
  return items.map(typeset);
}

/** What stands at an address: a text, where it stands now, or that it is no longer online. */
export type PublishedText = NewsArticle | { moved_to: string } | { withdrawn: true };

const isPublishedText = (value: unknown): value is PublishedText =>
  isArticle(value) ||
  hasTexts(value, ['moved_to']) ||
  (typeof value === 'object' && value !== null && Reflect.get(value, 'withdrawn') === true);

/** What staff published at `/presse/…` or `/pages/…`, null when nothing was. */
export async function readPublishedText(path: string): Promise<PublishedText | null> {
  const [text] = await readTexts('published_text', { path }, isPublishedText);
  return text && 'id' in text ? typeset(text) : (text ?? null);
}
