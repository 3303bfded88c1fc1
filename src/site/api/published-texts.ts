import { SEARCH_MAX_LENGTH, splitQuery } from '@/shared/lib/search-text';
import { callVisitorFunction, createSecretBodyRequest, isObject } from '@/site/api/call-visitor-function';
import {
  type ArticleRow,
  type ArticleSummary,
  emptyArticleRow,
  emptyArticleSummary,
  type TaxonomyTerm,
  typesetArticleRow,
  typesetArticleSummary,
  typesetTaxonomyTerm,
} from '@/site/data/article';
import type { ArticleCursor } from '@/site/data/site-data';

/** Returns the names of the fields that hold a string. */
const listStringFields = (text: ArticleSummary): string[] =>
  Object.entries(text).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));

/** Returns true for an object with a string under each of these keys. */
const hasStrings = (value: unknown, keys: readonly string[]): value is object =>
  isObject(value) && keys.every((key) => typeof Reflect.get(value, key) === 'string');

const hasWholeNumber = (value: object, key: string): boolean => Number.isInteger(Reflect.get(value, key));

/** Returns true when the member of this name is null or has a string under each key. */
const hasNullableMember = (value: object, name: string, keys: readonly string[]): boolean =>
  Reflect.get(value, name) === null || hasStrings(Reflect.get(value, name), keys);

/** Returns true when the member of this name is a list whose items have a string under each key. */
function hasList(value: object, name: string, keys: readonly string[]): boolean {
  const items: unknown = Reflect.get(value, name);
  return Array.isArray(items) && items.every((item) => hasStrings(item, keys));
}

/** Returns true when the parent of the category is null or a slug. */
const hasValidParent = ({ parent }: { parent?: unknown }): boolean =>
  parent === null || typeof parent === 'string';

/** Returns true for a valid text of a list. */
function isListRow(value: unknown): value is ArticleSummary & ArticleCursor {
  if (!hasStrings(value, ['id', ...listStringFields(emptyArticleSummary)])) return false;
  const category = Reflect.get(value, 'category');
  return (
    hasWholeNumber(value, 'minutes') &&
    hasList(value, 'tags', ['slug', 'name']) &&
    hasNullableMember(value, 'category', ['slug', 'name']) &&
    (category === null || hasValidParent(category)) &&
    hasNullableMember(value, 'cover', ['file_path'])
  );
}

/** Returns true for a valid text from the database. */
export const isArticleRow = (value: unknown): value is ArticleRow =>
  isListRow(value) &&
  hasStrings(value, listStringFields(emptyArticleRow)) &&
  hasNullableMember(value, 'share', ['file_path']) &&
  hasList(value, 'pictures', ['file_path']);

/** Filter of texts. An empty filter matches all of them. */
export interface NewsFilterValues {
  /** Slug. The texts of its subcategories match too. */
  category?: string;
  tag?: string;
  year?: string;
  /** Words of title and summary. */
  words?: string;
}

/** Reads `pageSize` texts (25 at most), newest first. With a cursor, the page starts after that text. */
export async function fetchNewsPage(
  filter: NewsFilterValues,
  pageSize: number,
  cursor?: ArticleCursor,
): Promise<(ArticleSummary & ArticleCursor)[]> {
  const cursorParameters = cursor && { cursor_at: cursor.first_published_at, cursor_id: cursor.id };
  // The database would also search the punctuation and the invisible characters around a word.
  const words = filter.words && {
    words: splitQuery(filter.words).join(' ').slice(0, SEARCH_MAX_LENGTH),
  };
  const items = await callVisitorFunction(
    'published_news',
    { ...filter, ...words, ...cursorParameters, page_size: String(pageSize) },
    isListRow,
  );
  return items.map(typesetArticleSummary);
}

/** Maximum number of pinned texts that pages show. */
export const MAX_PINNED_TEXTS = 5;

/** Reads the newest pinned texts. */
export async function fetchPinnedTexts(): Promise<ArticleSummary[]> {
  const parameters = { only_pinned: 'true', page_size: String(MAX_PINNED_TEXTS) };
  return (await callVisitorFunction('published_news', parameters, isListRow)).map(typesetArticleSummary);
}

/** A category and the number of its texts, those of its subcategories included. 1000 means 1000 or more. */
export interface CategoryWithNewsCount extends TaxonomyTerm {
  parent: string | null;
  count: number;
}

/** Number of texts online, in total and by category, each counted up to 1000. */
export interface NewsCounts {
  total: number;
  /** Years that have a text, newest first. */
  years: readonly number[];
  categories: CategoryWithNewsCount[];
  /** Slugs of default articles that the database imported: their files no longer count. */
  importedSlugs?: readonly string[];
}

const isCount = (value: unknown): value is { count: number; years?: unknown; imported?: unknown } =>
  isObject(value) && hasWholeNumber(value, 'count');

const isCategoryCount = (value: unknown): value is CategoryWithNewsCount =>
  isCount(value) && hasStrings(value, ['slug', 'name']);

/** Converts the database's answer, in which the total comes before the categories. */
export function toNewsCounts([total, ...categories]: readonly unknown[]): NewsCounts {
  if (!isCount(total) || !categories.every(isCategoryCount))
    throw new Error('published_counts: invalid counts');
  const { count, years, imported } = total;
  return {
    total: count,
    years: Array.isArray(years) ? years.map(Number) : [],
    categories: categories.map(typesetTaxonomyTerm),
    importedSlugs: Array.isArray(imported) ? imported.map(String) : [],
  };
}

/** Reads the number of texts online, in total and by category. */
export const fetchNewsCounts = async (): Promise<NewsCounts> =>
  toNewsCounts(await callVisitorFunction('published_counts', {}, isCount));

/** Answer for a path: a text, its new path, or that it is no longer online. */
export type PublishedTextLookup = ArticleRow | { moved_to: string } | { withdrawn: true };

const isPublishedText = (value: unknown): value is PublishedTextLookup =>
  isArticleRow(value) ||
  hasStrings(value, ['moved_to']) ||
  (isObject(value) && Reflect.get(value, 'withdrawn') === true);

/** Reads the text at `/presse/…` or `/pages/…`; null when nothing is published there. */
export async function fetchPublishedText(path: string): Promise<PublishedTextLookup | null> {
  const [text] = await callVisitorFunction('published_text', { path }, isPublishedText);
  if (!text) return null;
  return 'id' in text ? typesetArticleRow(text) : text;
}

/** Draft that a preview link shows until it expires (ISO date), or the text's public path. */
export type PreviewedTextLookup = (ArticleRow & { expires_at: string }) | { moved_to: string };

const isPreviewedText = (value: unknown): value is PreviewedTextLookup =>
  (isArticleRow(value) && hasStrings(value, ['expires_at'])) || hasStrings(value, ['moved_to']);

/** Reads the text of a preview link; null for an invalid token. */
export async function fetchPreviewedText(token: string): Promise<PreviewedTextLookup | null> {
  const [text] = await callVisitorFunction(
    'previewed_text',
    {},
    isPreviewedText,
    createSecretBodyRequest({ token }),
  );
  if (!text) return null;
  return 'id' in text ? { ...typesetArticleRow(text), expires_at: text.expires_at } : text;
}
