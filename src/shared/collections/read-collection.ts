import type { Collection, CollectionValue, FieldDefinition, FieldDefinitionsByName } from '@/copy/collection';
import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { createCollectionSchema } from './schema';

const FRENCH_FIELD_KINDS: readonly FieldDefinition['kind'][] = ['text', 'long', 'lines'];

/** Returns every text inside a value. */
export function collectTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(collectTexts) : [];
}

function typesetFields(
  fields: FieldDefinitionsByName,
  values: Record<string, unknown>,
  applyTypography: (text: string) => string,
): Record<string, unknown> {
  const typesetValues = { ...values };
  for (const [name, { kind, verbatim }] of Object.entries(fields)) {
    const value = values[name];
    if (verbatim || !FRENCH_FIELD_KINDS.includes(kind)) continue;
    typesetValues[name] = Array.isArray(value) ? value.map(applyTypography) : applyTypography(String(value));
  }
  return typesetValues;
}

/** Parses a stored collection, leaves out hidden items and applies French typography; null when it does not match its definition. */
export function parseCollectionForVisitors<
  Item extends FieldDefinitionsByName,
  Texts extends FieldDefinitionsByName,
>(collection: Collection<Item, Texts>, storedValue: unknown): CollectionValue<Item, Texts> | null {
  const { success, data } = createCollectionSchema(collection).safeParse(storedValue);
  if (!success) return null;
  // unchanged default texts keep the exact spelling of the specification: « 9.99€ »
  const defaultTexts = new Set(collectTexts(collection.initial));
  const applyTypography = (text: string) => (defaultTexts.has(text) ? text : applyFrenchTypography(text));
  return {
    texts: typesetFields(collection.textFields, data.texts, applyTypography),
    items: data.items
      .filter(({ hidden }) => !hidden)
      .map((item) => typesetFields(collection.itemFields, item, applyTypography)),
  } as unknown as CollectionValue<Item, Texts>;
}
