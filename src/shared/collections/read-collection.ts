import type { Collection, CollectionValue, Field, Fields } from '@/copy/collection';
import { frenchTypography } from '@/shared/lib/french-typography';
import { collectionSchema } from './schema';

const FRENCH: readonly Field['kind'][] = ['text', 'long', 'lines'];

/** Returns every text inside a value. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

function typeset(
  fields: Fields,
  values: Record<string, unknown>,
  print: (words: string) => string,
): Record<string, unknown> {
  const set = { ...values };
  for (const [name, { kind, verbatim }] of Object.entries(fields)) {
    const value = values[name];
    if (verbatim || !FRENCH.includes(kind)) continue;
    set[name] = Array.isArray(value) ? value.map(print) : print(String(value));
  }
  return set;
}

/** Parses a stored collection and applies French typography; null when it does not match its definition. */
export function readCollection<Item extends Fields, Texts extends Fields>(
  collection: Collection<Item, Texts>,
  stored: unknown,
): CollectionValue<Item, Texts> | null {
  const { success, data } = collectionSchema(collection).safeParse(stored);
  if (!success) return null;
  // unchanged default texts keep the exact spelling of the specification: « 9.99€ »
  const delivered = new Set(collectTexts(collection.initial));
  const print = (words: string) => (delivered.has(words) ? words : frenchTypography(words));
  return {
    texts: typeset(collection.texts, data.texts, print),
    items: data.items.filter(({ hidden }) => !hidden).map((item) => typeset(collection.item, item, print)),
  } as unknown as CollectionValue<Item, Texts>;
}
