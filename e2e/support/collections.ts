import { readdirSync } from 'node:fs';
import type {
  Collection,
  CollectionValue,
  FieldDefinition,
  FieldDefinitionsByName,
} from '../../src/copy/collection.ts';
import type { Json } from '../../src/types/database.ts';

const folder = new URL('../../src/copy/collections/', import.meta.url);

const allCollections: readonly Collection[] = await Promise.all(
  readdirSync(folder).map(
    async (file) => ((await import(new URL(file, folder).href)) as { default: Collection }).default,
  ),
);

/** Returns the names of the required text fields that may hold 40 characters. */
const requiredTextFields = (fields: FieldDefinitionsByName) =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return (field?.kind === 'text' || field?.kind === 'long') && field.max >= 40 && !field.optional;
  });

/** Every collection with text fields. One collection holds pictures only. */
export const collections = allCollections.filter(
  ({ texts, item }) => requiredTextFields(texts).length + requiredTextFields(item).length > 0,
);

/** Change of a collection that its page shows: the new value, and the form fields that were changed. */
interface Change {
  value: CollectionValue;
  /** Changes the first item, adds one to an empty list, or changes the texts around it. */
  target: 'item' | 'new' | 'texts';
  /** Labels of the fields with the new words. */
  fields: string[];
}

/** Sets the dates around a list to today, because pages hide old ones. */
const withCurrentDays = (fields: FieldDefinitionsByName, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'day' ? new Date().toISOString().slice(0, 10) : value,
    ]),
  );

/** Returns a valid value of a required field that is not a text. */
function getSampleValue(field: FieldDefinition, picture: string): string {
  if (field.kind === 'choice') return field.options[0]?.key ?? '';
  if (field.kind === 'picture') return picture;
  return field.kind === 'link' && field.isVideo ? 'https://youtu.be/abcdefghijk' : '';
}

/**
 * Returns the smallest change of this collection that shows these words on its page.
 * @param words at most 40 letters.
 * @param picture id of a library picture. Some lists need one for each item.
 */
export function buildSmallestChange(
  { initial: defaultValue, texts, item }: Collection,
  words: string,
  picture = '',
): Change {
  const initial = { ...defaultValue, texts: withCurrentDays(texts, defaultValue.texts) };
  const [first, ...others] = initial.items;
  const [firstTextField = ''] = requiredTextFields(texts);
  const [firstItemField = '', ...otherItemFields] = requiredTextFields(item);
  const label = (field: string, fields: FieldDefinitionsByName) => fields[field]?.label ?? '';
  if (first) {
    const items = [{ ...first, [firstItemField]: words }, ...others];
    return { target: 'item', fields: [label(firstItemField, item)], value: { ...initial, items } };
  }
  if (firstTextField)
    return {
      target: 'texts',
      fields: [label(firstTextField, texts)],
      value: { ...initial, texts: { ...initial.texts, [firstTextField]: words } },
    };
  const names = [firstItemField, ...otherItemFields];
  const newItem = Object.fromEntries(
    Object.entries(item).map(([name, field]) => [
      name,
      names.includes(name) ? words : field.optional ? '' : getSampleValue(field, picture),
    ]),
  );
  return {
    target: 'new',
    fields: names.map((field) => label(field, item)),
    value: { ...initial, items: [{ ...newItem, id: 'un' }] },
  };
}

/**
 * Returns the rows of `site_collections` that change every collection but `except`. Each shows these words, or this
 * picture where the collection has no text.
 */
export const buildChangedRows = (words: string, picture: string, except: string) =>
  allCollections
    .filter(({ key }) => key !== except)
    .map((collection) => {
      const { key, label, texts, initial } = collection;
      const pictures = Object.fromEntries(Object.keys(texts).map((name) => [name, picture]));
      const value = collections.includes(collection)
        ? buildSmallestChange(collection, words, picture).value
        : { ...initial, texts: pictures };
      return { key, label, value: value as unknown as NonNullable<Json> };
    });
