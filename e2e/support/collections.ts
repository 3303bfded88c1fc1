import { readdirSync } from 'node:fs';
import type { Collection, CollectionValue, Fields } from '../../src/copy/collection.ts';
import type { Json } from '../../src/types/database.ts';

const folder = new URL('../../src/copy/collections/', import.meta.url);

const all: readonly Collection[] = await Promise.all(
  readdirSync(folder).map(
    async (file) => ((await import(new URL(file, folder).href)) as { default: Collection }).default,
  ),
);

/** Returns the names of the required fields that take forty letters. */
const requiredTextFields = (fields: Fields) =>
  Object.keys(fields).filter((name) => {
    const field = fields[name];
    return (field?.kind === 'text' || field?.kind === 'long') && field.max >= 40 && !field.optional;
  });

/** Every collection with text fields. One collection holds pictures only. */
export const collections = all.filter(
  ({ texts, item }) => requiredTextFields(texts).length + requiredTextFields(item).length > 0,
);

/** Change of a collection that its page shows: the new value, and the form fields that lead to it. */
interface Change {
  value: CollectionValue;
  /** Changes the first item, adds one to an empty list, or changes the texts around it. */
  of: 'item' | 'new' | 'texts';
  /** Labels of the fields with the new words. */
  fields: string[];
}

/** Returns the smallest change of this collection that shows these words (40 letters at most) on its page. */
export function smallestChange({ initial, texts, item }: Collection, words: string): Change {
  const [first, ...others] = initial.items;
  const [text = ''] = requiredTextFields(texts);
  const [name = '', ...required] = requiredTextFields(item);
  const label = (field: string, fields: Fields) => fields[field]?.label ?? '';
  if (first) {
    const items = [{ ...first, [name]: words }, ...others];
    return { of: 'item', fields: [label(name, item)], value: { ...initial, items } };
  }
  if (text)
    return {
      of: 'texts',
      fields: [label(text, texts)],
      value: { ...initial, texts: { ...initial.texts, [text]: words } },
    };
  const names = [name, ...required];
  const blank = Object.fromEntries(
    Object.keys(item).map((field) => [field, names.includes(field) ? words : '']),
  );
  return {
    of: 'new',
    fields: names.map((field) => label(field, item)),
    value: { ...initial, items: [{ ...blank, id: 'un' }] },
  };
}

/**
 * Returns database rows that change every collection but `except`: to these words, or to this picture where
 * it has no text.
 */
export const changedRows = (words: string, picture: string, except: string) =>
  all
    .filter(({ key }) => key !== except)
    .map((collection) => {
      const { key, label, texts, initial } = collection;
      const pictures = Object.fromEntries(Object.keys(texts).map((name) => [name, picture]));
      const value = collections.includes(collection)
        ? smallestChange(collection, words).value
        : { ...initial, texts: pictures };
      return { key, label, value: value as unknown as NonNullable<Json> };
    });
