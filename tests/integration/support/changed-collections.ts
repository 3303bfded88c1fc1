import { readdirSync } from 'node:fs';
import type {
  Collection,
  CollectionValue,
  FieldDefinition,
  FieldDefinitionsByName,
} from '../../../src/copy/collection.ts';
import type { Json } from '../../../src/types/database.ts';

const folder = new URL('../../../src/copy/collections/', import.meta.url);

const collections: readonly Collection[] = await Promise.all(
  readdirSync(folder).map(
    async (file) => ((await import(new URL(file, folder).href)) as { default: Collection }).default,
  ),
);

/** Length that a text field must allow, so that the words of the tests fit. */
const MIN_TEXT_LENGTH = 40;

/** Returns the names of the required text fields that are long enough for the tests. */
const listRequiredTextFields = (fields: FieldDefinitionsByName) =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    const isText = field?.kind === 'text' || field?.kind === 'long';
    return isText && field.maxLength >= MIN_TEXT_LENGTH && !field.optional;
  });

/** Collections with text fields. One collection holds pictures only. */
export const collectionsWithTexts = collections.filter(
  ({ textFields, itemFields }) =>
    listRequiredTextFields(textFields).length + listRequiredTextFields(itemFields).length > 0,
);

/** Returns these texts with each date set to today, because pages hide what is too old. */
const setDaysToToday = (fields: FieldDefinitionsByName, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'day' ? new Date().toISOString().slice(0, 10) : value,
    ]),
  );

/** Returns a valid value of a required choice, picture or video link; '' for other kinds. */
function getSampleValue(field: FieldDefinition, picture: string): string {
  if (field.kind === 'choice') return field.options[0]?.key ?? '';
  if (field.kind === 'picture') return picture;
  return field.kind === 'link' && field.isVideo ? 'https://youtu.be/abcdefghijk' : '';
}

/** Returns a new item whose required texts are these words. `picture`: id of a library picture, for its picture fields. */
function buildNewItem(fields: FieldDefinitionsByName, words: string, picture: string) {
  const textNames = listRequiredTextFields(fields);
  const values = Object.entries(fields).map(([name, field]) => {
    if (textNames.includes(name)) return [name, words];
    return [name, field.optional ? '' : getSampleValue(field, picture)];
  });
  return { ...Object.fromEntries(values), id: 'un' };
}

/** Returns the value of this collection with these words in its first item, else in a text, else in a new item. */
function buildChangedValue(collection: Collection, words: string, picture: string): CollectionValue {
  const { textFields, itemFields } = collection;
  const initial = { ...collection.initial, texts: setDaysToToday(textFields, collection.initial.texts) };
  const [firstItem, ...otherItems] = initial.items;
  const [itemField = ''] = listRequiredTextFields(itemFields);
  const [textField] = listRequiredTextFields(textFields);
  if (firstItem) return { ...initial, items: [{ ...firstItem, [itemField]: words }, ...otherItems] };
  if (textField) return { ...initial, texts: { ...initial.texts, [textField]: words } };
  return { ...initial, items: [buildNewItem(itemFields, words, picture)] };
}

/**
 * Returns the rows of `site_collections` that change every collection but `except`. Each shows these words, or this
 * picture where the collection has no text.
 */
export const createChangedCollectionRows = (words: string, picture: string, { except }: { except: string }) =>
  collections
    .filter(({ key }) => key !== except)
    .map((collection) => {
      const { key, label, textFields, initial } = collection;
      const pictures = Object.fromEntries(Object.keys(textFields).map((name) => [name, picture]));
      const value = collectionsWithTexts.includes(collection)
        ? buildChangedValue(collection, words, picture)
        : { ...initial, texts: pictures };
      return { key, label, value: value as unknown as NonNullable<Json> };
    });
