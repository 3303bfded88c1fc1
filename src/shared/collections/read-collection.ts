import type { Collection, CollectionValue, Field, Fields } from '@/copy/collection';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { collectionSchema } from './schema';

const FRENCH_FIELD_KINDS: readonly Field['kind'][] = ['text', 'long', 'lines'];

/** Returns every text inside a value. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

function typeset(
  fields: Fields,
  values: Record<string, unknown>,
  applyTypography: (words: string) => string,
): Record<string, unknown> {
  const typesetValues = { ...values };
  for (const [name, { kind, verbatim }] of Object.entries(fields)) {
    const value = values[name];
    if (verbatim || !FRENCH_FIELD_KINDS.includes(kind)) continue;
    typesetValues[name] = Array.isArray(value) ? value.map(applyTypography) : applyTypography(String(value));
  }
  return typesetValues;
}

/** Parses a stored collection and applies French typography; null when it does not match its definition. */
export function readCollection<Item extends Fields, Texts extends Fields>(
  collection: Collection<Item, Texts>,
  stored: unknown,
): CollectionValue<Item, Texts> | null {
  const { success, data } = collectionSchema(collection).safeParse(stored);
  if (!success) return null;
  // unchanged default texts keep the exact spelling of the specification: « 9.99€ »
  const defaultTexts = new Set(collectTexts(collection.initial));
  const applyTypography = (words: string) => (defaultTexts.has(words) ? words : applyFrenchTypography(words));
  return {
    texts: typeset(collection.texts, data.texts, applyTypography),
    items: data.items
      .filter(({ hidden }) => !hidden)
      .map((item) => typeset(collection.item, item, applyTypography)),
  } as unknown as CollectionValue<Item, Texts>;
}
