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
import { collectionFieldErrorTexts } from '@/copy/collection-errors';
import { allCollections } from '@/shared/collections/registry';
import { createCollectionSchema } from '@/shared/collections/schema';
import { getLocalDate } from '@/shared/lib/local-date';

/** Parses a stored collection, hidden items included; null when it does not match the definition. */
export function parseCollectionValue(collection: Collection, stored: unknown): CollectionValue | null {
  const { success, data } = createCollectionSchema(collection).safeParse(stored);
  return success ? data : null;
}

/**
 * Returns the schema of the form. It is stricter than the schema of stored values: it also refuses dates and times out
 * of order, dates in the future, and an empty list that another field requires.
 */
export function createFormSchema(collection: Collection) {
  const orderedFields = Object.entries(collection.item).flatMap(([name, field]) =>
    (field.kind === 'day' || field.kind === 'time') && field.notBefore
      ? [{ name, earlier: field.notBefore, error: collectionFieldErrorTexts[`${field.kind}Order`] }]
      : [],
  );
  const conditionalLists = Object.entries(collection.item).flatMap(([name, field]) =>
    field.kind === 'lines' && field.requiredWhere ? [{ name, ...field.requiredWhere }] : [],
  );
  const pastDateNames = Object.entries(collection.texts).flatMap(([name, field]) =>
    field.kind === 'day' && field.shownDays ? [name] : [],
  );
  return createCollectionSchema(collection).check(({ value, issues }) => {
    for (const name of pastDateNames) {
      const date = String(Reflect.get(value.texts, name) ?? '');
      const message = collectionFieldErrorTexts.dayInFuture;
      if (date > getLocalDate(0))
        issues.push({ code: 'custom', input: date, path: ['texts', name], message });
    }
    for (const [index, item] of value.items.entries()) {
      for (const { name, field, matches } of conditionalLists) {
        const lines = Reflect.get(item, name) as readonly string[];
        if (lines.length > 0 || !matches.test(String(Reflect.get(item, field)))) continue;
        const label = collection.item[field]?.label ?? '';
        const message = collectionFieldErrorTexts.requiredWhere.replace('{champ}', () => label);
        issues.push({ code: 'custom', input: lines, path: ['items', index, name], message });
      }
      for (const { name, earlier, error } of orderedFields) {
        const [later, first] = [name, earlier].map((key) => String(Reflect.get(item, key) ?? ''));
        if (!later || !first || later >= first) continue;
        const label = collection.item[earlier]?.label ?? '';
        const message = error.replace('{champ}', () => label);
        issues.push({ code: 'custom', input: later, path: ['items', index, name], message });
      }
    }
  });
}

const isDate = (field: FieldDefinition | undefined) => field?.kind === 'day' || field?.kind === 'time';

/**
 * Returns the value to publish while a date is refused. A stored item keeps its old values, and a new item is left out.
 * Null when another field is invalid too.
 */
export function keepStoredDateItems(
  collection: Collection,
  values: CollectionValue,
  saved: CollectionValue,
  errors: FieldErrors<CollectionValue>,
): CollectionValue | null {
  const textNames = Object.keys(errors.texts ?? {});
  const itemErrors = Array.isArray(errors.items) ? (errors.items as (object | undefined)[]) : [];
  const areDates =
    textNames.every((name) => isDate(collection.texts[name])) &&
    itemErrors.every((error) => Object.keys(error ?? {}).every((name) => isDate(collection.item[name])));
  if (!areDates) return null;
  const texts = { ...values.texts };
  for (const name of textNames) Object.assign(texts, { [name]: Reflect.get(saved.texts, name) });
  const items = values.items.flatMap((item, index) =>
    itemErrors[index] ? saved.items.filter(({ id }) => id === item.id) : [item],
  );
  return { ...values, texts, items };
}

/** True when two values are equal. Both have their keys in the order of the definition. */
export const isSameCollectionValue = (left: CollectionValue, right: CollectionValue): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Returns the field with the name of an item: the first one. */
const getNameField = (collection: Collection): string => Object.keys(collection.item)[0] ?? 'id';

/** Returns the ids of the files of a value. */
export function getCollectionFileIds({ texts, item }: Collection, value: CollectionValue): string[] {
  const getIds = (fields: FieldDefinitionsByName, values: object) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture' || kind === 'document' ? [String(Reflect.get(values, name) ?? '')] : [],
    );
  const ids = [...getIds(texts, value.texts), ...value.items.flatMap((one) => getIds(item, one))];
  return [...new Set(ids.filter(Boolean))].sort();
}

export const getCollectionItemName = (
  collection: Collection,
  item: StoredCollectionItem<FieldDefinitionsByName>,
): string => String(Reflect.get(item, getNameField(collection)) ?? '').trim() || text.untitled;

function getEmptyValue({ kind, ...field }: FieldDefinition): unknown {
  if (kind === 'day') return 'startsToday' in field && field.startsToday ? getLocalDate(0) : '';
  if (kind === 'switch') return false;
  if (kind === 'lines' || kind === 'references') return [];
  const startsEmpty = field.optional || ('startsEmpty' in field && field.startsEmpty);
  return kind === 'choice' && !startsEmpty && 'options' in field ? (field.options[0]?.key ?? '') : '';
}

/** Returns a readable id that no item has. */
function createUniqueId(name: string, items: readonly { id: string }[]): string {
  const base = slugify(name).slice(0, 80) || 'element';
  const ids = new Set(items.map(({ id }) => id));
  let id = base;
  for (let suffix = 2; ids.has(id); suffix += 1) id = `${base}-${suffix}`;
  return id;
}

const PROVISIONAL_ID = /^nouveau(?:-\d+)?$/;

/** Returns a new item, empty but for its defaults. */
export function createCollectionItem(
  { item }: Collection,
  items: readonly { id: string }[],
): StoredCollectionItem<FieldDefinitionsByName> {
  const emptyFields = Object.entries(item).map(([name, field]) => [name, getEmptyValue(field)]);
  return { id: createUniqueId('nouveau', items), ...Object.fromEntries(emptyFields) };
}

/** Returns a copy of an item, with another name and id. */
export function duplicateCollectionItem(
  collection: Collection,
  item: StoredCollectionItem<FieldDefinitionsByName>,
  items: readonly { id: string }[],
): StoredCollectionItem<FieldDefinitionsByName> {
  const name = `${text.copyOf} ${getCollectionItemName(collection, item)}`;
  return { ...item, [getNameField(collection)]: name, id: createUniqueId('nouveau', items) };
}

/** Gives new items a permanent id, made from their name. */
export function assignPermanentItemIds(collection: Collection, value: CollectionValue): CollectionValue {
  const items: StoredCollectionItem<FieldDefinitionsByName>[] = [];
  const keptItems = value.items.filter(({ id }) => !PROVISIONAL_ID.test(id));
  for (const item of value.items)
    items.push(
      PROVISIONAL_ID.test(item.id)
        ? { ...item, id: createUniqueId(getCollectionItemName(collection, item), [...items, ...keptItems]) }
        : item,
    );
  return { ...value, items };
}

function formatField(field: FieldDefinition, value: unknown): string {
  if (field.kind === 'reference') {
    // The item may have another name now; its initial name identifies it.
    const referencedCollection = allCollections.find(({ key }) => key === field.to);
    const item = referencedCollection?.initial.items.find(({ id }) => id === value);
    return referencedCollection && item
      ? getCollectionItemName(referencedCollection, item)
      : String(value || text.comparedValues.none);
  }
  const getLabel = (key: unknown) =>
    'options' in field
      ? (field.options.find((option) => option.key === key)?.label ?? String(key))
      : String(key);
  if (field.kind === 'number') return `${value} ${field.unit}`;
  if (value === true || value === false) return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map((one) => `\n  – ${getLabel(one)}`).join('');
  return getLabel(value ?? '') || text.comparedValues.none;
}

const describeFields = (fields: FieldDefinitionsByName, values: object): string[] =>
  Object.entries(fields).map(
    ([name, field]) => `${field.label}\u00a0: ${formatField(field, Reflect.get(values, name))}`,
  );

/** Returns a collection as one text, to be compared line by line. */
export function formatCollectionForDiff(collection: Collection, value: CollectionValue | null): string {
  if (!value) return text.comparedValues.unreadable;
  const items = value.items.flatMap((item) => [
    '',
    `${getCollectionItemName(collection, item)}${item.hidden ? ` ${text.comparedValues.hidden}` : ''}`,
    ...describeFields(collection.item, item),
  ]);
  return [...describeFields(collection.texts, value.texts), ...items].join('\n');
}
