import '@/admin/lib/zod';
import { slugify } from '@/admin/lib/slug';
import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue, Field, Fields, ItemOf } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { collectionSchema } from '@/shared/collections/schema';

/** Parses a stored collection, hidden items included; null when it does not match the definition. */
export function readValue(collection: Collection, stored: unknown): CollectionValue | null {
  const { success, data } = collectionSchema(collection).safeParse(stored);
  return success ? data : null;
}

/** True when two values are equal. Both have their keys in the order of the definition. */
export const sameValue = (left: CollectionValue, right: CollectionValue): boolean =>
  JSON.stringify(left) === JSON.stringify(right);

/** Returns the field with the name of an item: the first one. */
const nameField = (collection: Collection): string => Object.keys(collection.item)[0] ?? 'id';

/** Returns the ids of the files of a value. */
export function getFileIds({ texts, item }: Collection, value: CollectionValue): string[] {
  const getIds = (fields: Fields, values: object) =>
    Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'picture' || kind === 'document' ? [String(Reflect.get(values, name) ?? '')] : [],
    );
  const ids = [...getIds(texts, value.texts), ...value.items.flatMap((one) => getIds(item, one))];
  return [...new Set(ids.filter(Boolean))].sort();
}

export const getItemName = (collection: Collection, item: ItemOf<Fields>): string =>
  String(Reflect.get(item, nameField(collection)) ?? '').trim() || text.untitled;

function emptyValue({ kind, ...field }: Field): unknown {
  if (kind === 'switch') return false;
  if (kind === 'lines' || kind === 'references') return [];
  return kind === 'choice' && !field.optional && 'options' in field ? (field.options[0]?.key ?? '') : '';
}

/** Returns a readable id that no item has. */
function freeId(words: string, items: readonly { id: string }[]): string {
  const base = slugify(words).slice(0, 80) || 'element';
  const ids = new Set(items.map(({ id }) => id));
  let id = base;
  for (let number = 2; ids.has(id); number += 1) id = `${base}-${number}`;
  return id;
}

const provisional = /^nouveau(?:-\d+)?$/;

/** Returns an empty item. */
export function newItem({ item }: Collection, items: readonly { id: string }[]): ItemOf<Fields> {
  const empty = Object.entries(item).map(([name, field]) => [name, emptyValue(field)]);
  return { id: freeId('nouveau', items), ...Object.fromEntries(empty) };
}

/** Returns a copy of an item, with another name and id. */
export function duplicateItem(
  collection: Collection,
  item: ItemOf<Fields>,
  items: readonly { id: string }[],
): ItemOf<Fields> {
  const name = `${text.copyOf} ${getItemName(collection, item)}`;
  return { ...item, [nameField(collection)]: name, id: freeId('nouveau', items) };
}

/** Gives new items the permanent id that their name makes. */
export function withIds(collection: Collection, value: CollectionValue): CollectionValue {
  const items: ItemOf<Fields>[] = [];
  const others = value.items.filter(({ id }) => !provisional.test(id));
  for (const item of value.items)
    items.push(
      provisional.test(item.id)
        ? { ...item, id: freeId(getItemName(collection, item), [...items, ...others]) }
        : item,
    );
  return { ...value, items };
}

function formatField(field: Field, value: unknown): string {
  if (field.kind === 'reference') {
    // The item may have another name now; its initial name identifies it.
    const named = allCollections.find(({ key }) => key === field.to);
    const item = named?.initial.items.find(({ id }) => id === value);
    return named && item ? getItemName(named, item) : String(value || text.describe.none);
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
