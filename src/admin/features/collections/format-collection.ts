import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue, FieldDefinition, FieldDefinitionsByName } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { getCollectionItemName } from './collection-value';

function formatField(field: FieldDefinition, value: unknown): string {
  if (field.kind === 'reference') {
    // Only the default items are read here: a renamed item appears under its default name, a new item under its id.
    const referencedCollection = allCollections.find(({ key }) => key === field.collectionKey);
    const item = referencedCollection?.initial.items.find(({ id }) => id === value);
    return referencedCollection && item
      ? getCollectionItemName(referencedCollection, item)
      : String(value || text.comparedValues.none);
  }
  if (field.kind === 'number') return `${value} ${field.unit}`;
  if (typeof value === 'boolean') return value ? text.comparedValues.yes : text.comparedValues.no;
  const options = field.kind === 'choice' ? field.options : [];
  const getLabel = (key: unknown) => options.find((option) => option.key === key)?.label ?? String(key);
  if (Array.isArray(value)) return value.map((element) => `\n  – ${getLabel(element)}`).join('');
  return getLabel(value ?? '') || text.comparedValues.none;
}

const formatFields = (fields: FieldDefinitionsByName, values: object): string[] =>
  Object.entries(fields).map(
    ([name, field]) => `${field.label}\u00a0: ${formatField(field, Reflect.get(values, name))}`,
  );

/** Returns a collection as one text, to be compared line by line. */
export function formatCollectionForDiff(collection: Collection, value: CollectionValue | null): string {
  if (!value) return text.comparedValues.unreadable;
  const items = value.items.flatMap((item) => [
    '',
    `${getCollectionItemName(collection, item)}${item.hidden ? ` ${text.comparedValues.hidden}` : ''}`,
    ...formatFields(collection.itemFields, item),
  ]);
  return [...formatFields(collection.textFields, value.texts), ...items].join('\n');
}
