import { collectionText as text } from '@/copy/admin/collections';
import type { Collection, CollectionValue, FieldDefinition, FieldDefinitionsByName } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import { getCollectionItemName } from './collection-value';

/** Returns the name of the item in the default value of its collection; the id of an item that staff added. */
function findReferencedName(collectionKey: string, itemId: unknown): string {
  const collection = allCollections.find(({ key }) => key === collectionKey);
  const item = collection?.initial.items.find(({ id }) => id === itemId);
  return collection && item ? getCollectionItemName(collection, item) : String(itemId);
}

/** Returns the words for a stored option or id; other values unchanged. */
function formatElement(field: FieldDefinition, value: unknown): string {
  if (field.kind === 'reference' || field.kind === 'references')
    return findReferencedName(field.collectionKey, value);
  const options = field.kind === 'choice' ? field.options : [];
  return options.find(({ key }) => key === value)?.label ?? String(value);
}

function formatField(field: FieldDefinition, value: unknown): string {
  if (field.kind === 'number') return `${value} ${field.unit}`;
  if (typeof value === 'boolean') return value ? text.comparedValues.yes : text.comparedValues.no;
  if (Array.isArray(value)) return value.map((element) => `\n  – ${formatElement(field, element)}`).join('');
  return formatElement(field, value ?? '') || text.comparedValues.none;
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
