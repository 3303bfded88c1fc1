import '@/admin/lib/zod';
import type { FieldErrors } from 'react-hook-form';
import { slugify } from '@/admin/lib/slug';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue, FieldDefinition, FieldDefinitionsByName } from '@/copy/collection';
import { collectionFieldErrorTexts as errorTexts } from '@/copy/collection-errors';
import { createCollectionSchema } from '@/shared/collections/schema';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';

type CollectionItem = CollectionValue['items'][number];

/** Parses a stored collection, hidden items included; null when it does not match the definition. */
export const parseCollectionValue = (collection: Collection, stored: unknown): CollectionValue | null =>
  createCollectionSchema(collection).safeParse(stored).data ?? null;

/** Returns the value of a row; the default value without a row, or when its value does not match the definition. */
export const getCollectionValue = (
  collection: Collection,
  row: { value: unknown } | undefined,
): CollectionValue =>
  (row && parseCollectionValue(collection, row.value)) ??
  (parseCollectionValue(collection, collection.initial) as CollectionValue);

/** Returns the value of a field as text; empty when the field is missing. */
const readText = (values: object, name: string): string => String(Reflect.get(values, name) ?? '');

const isDateOrTimeField = (
  field: FieldDefinition | undefined,
): field is Extract<FieldDefinition, { kind: 'day' | 'time' }> =>
  field?.kind === 'day' || field?.kind === 'time';

/** Returns the error of a field that contradicts another: a required list is empty, or a date or time is too early. */
function findItemFieldError({ itemFields }: Collection, item: object, name: string): string | undefined {
  const field = itemFields[name];
  const insertLabel = (error: string, otherName: string) =>
    error.replace('{champ}', () => itemFields[otherName]?.label ?? '');
  if (field?.kind === 'lines' && field.requiredWhere) {
    const { field: otherName, matches } = field.requiredWhere;
    const isMissing = readText(item, name) === '' && matches.test(readText(item, otherName));
    return isMissing ? insertLabel(errorTexts.requiredWhere, otherName) : undefined;
  }
  if (!isDateOrTimeField(field) || !field.notBefore) return undefined;
  const [value, earliestValue] = [readText(item, name), readText(item, field.notBefore)];
  const isTooEarly = value !== '' && value < earliestValue;
  return isTooEarly ? insertLabel(errorTexts[`${field.kind}Order`], field.notBefore) : undefined;
}

/**
 * Returns the schema of the form, which is stricter than the schema of stored values. It also refuses dates out of order, a
 * future date of a text with `shownDays`, and an empty list that another field requires.
 */
export function createCollectionFormSchema(collection: Collection) {
  const itemFieldNames = Object.keys(collection.itemFields);
  return createCollectionSchema(collection).check(({ value: { texts, items }, issues }) => {
    // Pages show a text with `shownDays` from its date on, so this date cannot be in the future.
    for (const [name, field] of Object.entries(collection.textFields)) {
      const input = readText(texts, name);
      if (field.kind === 'day' && field.shownDays && input > getLocalDateInDays(0))
        issues.push({ code: 'custom', path: ['texts', name], input, message: errorTexts.dayInFuture });
    }
    for (const [index, item] of items.entries())
      for (const name of itemFieldNames) {
        const message = findItemFieldError(collection, item, name);
        if (message) issues.push({ code: 'custom', path: ['items', index, name], input: item, message });
      }
  });
}

/**
 * Puts back the stored texts and items that have a refused date or time. Leaves out such items when they are new. Returns
 * null when another field is invalid.
 */
export function replaceRefusedCollectionDates(
  collection: Collection,
  typedValues: CollectionValue,
  storedValues: CollectionValue,
  errors: FieldErrors<CollectionValue>,
): CollectionValue | null {
  const textNames = Object.keys(errors.texts ?? {});
  const itemErrors = Array.isArray(errors.items) ? (errors.items as (object | undefined)[]) : [];
  const areAllDatesOrTimes =
    textNames.every((name) => isDateOrTimeField(collection.textFields[name])) &&
    itemErrors.every((error) =>
      Object.keys(error ?? {}).every((name) => isDateOrTimeField(collection.itemFields[name])),
    );
  if (!areAllDatesOrTimes) return null;
  const texts = { ...typedValues.texts };
  for (const name of textNames) Object.assign(texts, { [name]: Reflect.get(storedValues.texts, name) });
  const items = typedValues.items.flatMap((item, index) =>
    itemErrors[index] ? storedValues.items.filter(({ id }) => id === item.id) : [item],
  );
  return { ...typedValues, texts, items };
}

/** Returns the name of the field that names an item: the first field. */
const getNameField = (collection: Collection): string => Object.keys(collection.itemFields)[0] ?? 'id';

/** Returns the sorted ids of the media files that a collection value uses. */
export function getCollectionFileIds(
  { textFields, itemFields }: Collection,
  value: CollectionValue,
): string[] {
  const getIds = (fields: FieldDefinitionsByName, values: object) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture' || kind === 'document' ? [readText(values, name)] : [],
    );
  const itemIds = value.items.flatMap((item) => getIds(itemFields, item));
  const ids = [...getIds(textFields, value.texts), ...itemIds];
  return [...new Set(ids.filter(Boolean))].sort();
}

/** Returns the name of an item, or « Sans titre ». */
export const getCollectionItemName = (collection: Collection, item: CollectionItem): string =>
  readText(item, getNameField(collection)).trim() || text.untitled;

function getInitialValue(field: FieldDefinition): unknown {
  switch (field.kind) {
    case 'day':
      return field.startsToday ? getLocalDateInDays(0) : '';
    case 'switch':
      return false;
    case 'lines':
    case 'references':
      return [];
    case 'choice':
      return field.optional || field.startsEmpty ? '' : (field.options[0]?.key ?? '');
    default:
      return '';
  }
}

/** Leaves space for « -2 », « -3 »…: the schema allows 100 characters. */
const MAX_ID_BASE_LENGTH = 80;

function createUniqueId(name: string, items: readonly { id: string }[]): string {
  const base = slugify(name).slice(0, MAX_ID_BASE_LENGTH) || 'element';
  const ids = new Set(items.map(({ id }) => id));
  let id = base;
  for (let suffix = 2; ids.has(id); suffix += 1) id = `${base}-${suffix}`;
  return id;
}

const createTemporaryId = () => `nouveau-${crypto.randomUUID()}`;
const isTemporaryId = (id: string) => /^nouveau-[0-9a-f-]{36}$/.test(id);

/** Returns a new item with the initial values of its fields and a temporary id. */
export function createCollectionItem({ itemFields }: Collection): CollectionItem {
  const initialValues = Object.entries(itemFields).map(([name, field]) => [name, getInitialValue(field)]);
  return { id: createTemporaryId(), ...Object.fromEntries(initialValues) };
}

/** Returns a copy of an item, named « Copie : … », with a temporary id. */
export function duplicateCollectionItem(collection: Collection, item: CollectionItem): CollectionItem {
  const name = `${text.copyPrefix} ${getCollectionItemName(collection, item)}`;
  return { ...item, [getNameField(collection)]: name, id: createTemporaryId() };
}

/** Gives new items a permanent id, made from their name. */
export function assignPermanentItemIds(collection: Collection, value: CollectionValue): CollectionValue {
  const items: CollectionItem[] = [];
  const storedItems = value.items.filter(({ id }) => !isTemporaryId(id));
  for (const item of value.items) {
    const name = getCollectionItemName(collection, item);
    const id = isTemporaryId(item.id) ? createUniqueId(name, [...items, ...storedItems]) : item.id;
    items.push({ ...item, id });
  }
  return { ...value, items };
}
