import '@/admin/lib/zod';
import { slugify } from '@/admin/lib/slug';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue, Field, Fields, StoredItem } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { collectionSchema } from '@/shared/collections/schema';

/** Parses a stored collection, hidden items included; null when it does not match the definition. */
export function readValue(collection: Collection, stored: unknown): CollectionValue | null {
  const { success, data } = collectionSchema(collection).safeParse(stored);
  return success ? data : null;
}

/** True when two values are equal. Both have their keys in the order of the definition. */
export const isSameValue = (left: CollectionValue, right: CollectionValue): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Returns the field with the name of an item: the first one. */
const getNameField = (collection: Collection): string => Object.keys(collection.item)[0] ?? 'id';

/** Returns the ids of the files of a value. */
export function getFileIds({ texts, item }: Collection, value: CollectionValue): string[] {
  const getIds = (fields: Fields, values: object) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture' || kind === 'document' ? [String(Reflect.get(values, name) ?? '')] : [],
    );
  const ids = [...getIds(texts, value.texts), ...value.items.flatMap((one) => getIds(item, one))];
  return [...new Set(ids.filter(Boolean))].sort();
}

export const getItemName = (collection: Collection, item: StoredItem<Fields>): string =>
  String(Reflect.get(item, getNameField(collection)) ?? '').trim() || text.untitled;

function getEmptyValue({ kind, ...field }: Field): unknown {
  if (kind === 'switch') return false;
  if (kind === 'lines' || kind === 'references') return [];
  return kind === 'choice' && !field.optional && 'options' in field ? (field.options[0]?.key ?? '') : '';
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

/** Returns an empty item. */
export function createItem({ item }: Collection, items: readonly { id: string }[]): StoredItem<Fields> {
  const emptyFields = Object.entries(item).map(([name, field]) => [name, getEmptyValue(field)]);
  return { id: createUniqueId('nouveau', items), ...Object.fromEntries(emptyFields) };
}

/** Returns a copy of an item, with another name and id. */
export function duplicateItem(
  collection: Collection,
  item: StoredItem<Fields>,
  items: readonly { id: string }[],
): StoredItem<Fields> {
  const name = `${text.copyOf} ${getItemName(collection, item)}`;
  return { ...item, [getNameField(collection)]: name, id: createUniqueId('nouveau', items) };
}

/** Gives new items a permanent id, made from their name. */
export function assignPermanentIds(collection: Collection, value: CollectionValue): CollectionValue {
  const items: StoredItem<Fields>[] = [];
  const keptItems = value.items.filter(({ id }) => !PROVISIONAL_ID.test(id));
  for (const item of value.items)
    items.push(
      PROVISIONAL_ID.test(item.id)
        ? { ...item, id: createUniqueId(getItemName(collection, item), [...items, ...keptItems]) }
        : item,
    );
  return { ...value, items };
}

function formatField(field: Field, value: unknown): string {
  if (field.kind === 'reference') {
    // The item may have another name now; its initial name identifies it.
    const referencedCollection = allCollections.find(({ key }) => key === field.to);
    const item = referencedCollection?.initial.items.find(({ id }) => id === value);
    return referencedCollection && item
      ? getItemName(referencedCollection, item)
      : String(value || text.describe.none);
  }
  const getLabel = (key: unknown) =>
    'options' in field
      ? (field.options.find((option) => option.key === key)?.label ?? String(key))
      : String(key);
  if (value === true || value === false) return value ? 'oui' : 'non';
  if (Array.isArray(value)) return value.map((one) => `\n  – ${getLabel(one)}`).join('');
  return getLabel(value ?? '') || text.describe.none;
}

const describeFields = (fields: Fields, values: object): string[] =>
  Object.entries(fields).map(
    ([name, field]) => `${field.label}\u00a0: ${formatField(field, Reflect.get(values, name))}`,
  );

/** Returns a collection as one text, to be compared line by line. */
export function describeValue(collection: Collection, value: CollectionValue | null): string {
  if (!value) return text.describe.unreadable;
  const items = value.items.flatMap((item) => [
    '',
    `${getItemName(collection, item)}${item.hidden ? ` ${text.describe.hidden}` : ''}`,
    ...describeFields(collection.item, item),
  ]);
  return [...describeFields(collection.texts, value.texts), ...items].join('\n');
}
