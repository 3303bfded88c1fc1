import '@/admin/lib/zod';
import type { FieldErrors } from 'react-hook-form';
import { slugify } from '@/admin/lib/slug';
import { collectionText as text } from '@/copy/admin/collections';
import type {
  Collection,
  CollectionValue,
  FieldDefinition,
  FieldDefinitionsByName,
  StoredCollectionItem,
} from '@/copy/collection';
import { collectionFieldErrorTexts as errorTexts } from '@/copy/collection-errors';
import { createCollectionSchema } from '@/shared/collections/schema';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';

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

/** Returns the text in a field; empty without one. */
const readText = (values: object, name: string): string => String(Reflect.get(values, name) ?? '');

/** Returns why a field of an item contradicts another field: a list that is missing, or a date or time before its start. */
function findItemFieldError({ itemFields }: Collection, item: object, name: string): string | undefined {
  const field = itemFields[name];
  const getError = (error: string, otherName: string) =>
    error.replace('{champ}', () => itemFields[otherName]?.label ?? '');
  if (field?.kind === 'lines' && field.requiredWhere) {
    const { field: otherName, matches } = field.requiredWhere;
    const isMissing = readText(item, name) === '' && matches.test(readText(item, otherName));
    return isMissing ? getError(errorTexts.requiredWhere, otherName) : undefined;
  }
  if ((field?.kind !== 'day' && field?.kind !== 'time') || !field.notBefore) return undefined;
  const [value, earliestValue] = [readText(item, name), readText(item, field.notBefore)];
  const isTooEarly = value !== '' && value < earliestValue;
  return isTooEarly ? getError(errorTexts[`${field.kind}Order`], field.notBefore) : undefined;
}

/**
 * Returns the schema of the form. It is stricter than the schema of stored values: it also refuses dates and times out
 * of order, dates in the future, and an empty list that another field requires.
 */
export function createCollectionFormSchema(collection: Collection) {
  const itemFieldNames = Object.keys(collection.itemFields);
  return createCollectionSchema(collection).check(({ value: { texts, items }, issues }) => {
    // Pages show such a text for some days only.
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

const isDateOrTime = (field: FieldDefinition | undefined) => field?.kind === 'day' || field?.kind === 'time';

/** Returns the value with stored texts and items in place of those with a refused date; null when another field is invalid. */
export function replaceRefusedCollectionDates(
  collection: Collection,
  typedValues: CollectionValue,
  storedValues: CollectionValue,
  errors: FieldErrors<CollectionValue>,
): CollectionValue | null {
  const textNames = Object.keys(errors.texts ?? {});
  const itemErrors = Array.isArray(errors.items) ? (errors.items as (object | undefined)[]) : [];
  const areAllDatesOrTimes =
    textNames.every((name) => isDateOrTime(collection.textFields[name])) &&
    itemErrors.every((error) =>
      Object.keys(error ?? {}).every((name) => isDateOrTime(collection.itemFields[name])),
    );
  if (!areAllDatesOrTimes) return null;
  const texts = { ...typedValues.texts };
  for (const name of textNames) Object.assign(texts, { [name]: Reflect.get(storedValues.texts, name) });
  const items = typedValues.items.flatMap((item, index) =>
    itemErrors[index] ? storedValues.items.filter(({ id }) => id === item.id) : [item],
  );
  return { ...typedValues, texts, items };
}

/** Returns the field with the name of an item: the first one. */
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
export const getCollectionItemName = (
  collection: Collection,
  item: StoredCollectionItem<FieldDefinitionsByName>,
): string => readText(item, getNameField(collection)).trim() || text.untitled;

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

/** The schema allows 100 characters, so a number fits after the base. */
const MAX_ID_BASE_LENGTH = 80;

function createUniqueId(name: string, items: readonly { id: string }[]): string {
  const base = slugify(name).slice(0, MAX_ID_BASE_LENGTH) || 'element';
  const ids = new Set(items.map(({ id }) => id));
  let id = base;
  for (let suffix = 2; ids.has(id); suffix += 1) id = `${base}-${suffix}`;
  return id;
}

const NEW_ITEM_ID = 'nouveau';

/** Temporary id of a new item: « nouveau », « nouveau-2 ». */
const NEW_ITEM_ID_PATTERN = new RegExp(`^${NEW_ITEM_ID}(?:-\\d+)?$`);

/** Returns a new item, empty but for its defaults. */
export function createCollectionItem(
  { itemFields }: Collection,
  items: readonly { id: string }[],
): StoredCollectionItem<FieldDefinitionsByName> {
  const initialValues = Object.entries(itemFields).map(([name, field]) => [name, getInitialValue(field)]);
  return { id: createUniqueId(NEW_ITEM_ID, items), ...Object.fromEntries(initialValues) };
}

/** Returns a copy of an item, with another name and id. */
export function duplicateCollectionItem(
  collection: Collection,
  item: StoredCollectionItem<FieldDefinitionsByName>,
  items: readonly { id: string }[],
): StoredCollectionItem<FieldDefinitionsByName> {
  const name = `${text.copyOf} ${getCollectionItemName(collection, item)}`;
  return { ...item, [getNameField(collection)]: name, id: createUniqueId(NEW_ITEM_ID, items) };
}

/** Gives new items a permanent id, made from their name. */
export function assignPermanentItemIds(collection: Collection, value: CollectionValue): CollectionValue {
  const items: StoredCollectionItem<FieldDefinitionsByName>[] = [];
  const storedItems = value.items.filter(({ id }) => !NEW_ITEM_ID_PATTERN.test(id));
  for (const item of value.items) {
    const isNew = NEW_ITEM_ID_PATTERN.test(item.id);
    const itemName = getCollectionItemName(collection, item);
    // An item named « Nouveau » must not get a temporary id again.
    const name = NEW_ITEM_ID_PATTERN.test(slugify(itemName)) ? `element ${itemName}` : itemName;
    items.push(isNew ? { ...item, id: createUniqueId(name, [...items, ...storedItems]) } : item);
  }
  return { ...value, items };
}
