import type { Collection, FieldDefinitionsByName } from '@/copy/collection';
import { allCollections } from '@/shared/collections/registry';
import type { Json } from '@/types/database';

/** Length that a text field must allow, so that the words of the tests fit. */
const MIN_TEXT_LENGTH = 40;

/** Returns the name of the first required text field that is long enough for the tests. */
const findRequiredTextField = (fields: FieldDefinitionsByName): string | undefined =>
  Object.keys(fields).find((name) => {
    const field = fields[name];
    const isText = field?.kind === 'text' || field?.kind === 'long';
    return isText && field.maxLength >= MIN_TEXT_LENGTH && !field.optional;
  });

/** Collections with text fields. Two collections hold pictures only. */
export const collectionsWithTexts = allCollections.filter(
  ({ textFields, itemFields }) => findRequiredTextField(textFields) ?? findRequiredTextField(itemFields),
);

/** Returns these texts with each date set to today, because pages hide what is too old. */
const setDaysToToday = (fields: FieldDefinitionsByName, values: object) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'day' ? new Date().toISOString().slice(0, 10) : value,
    ]),
  );

/** Returns a first item for each of the two collections that have neither a default item nor a text, by key. */
const createFirstItems = (title: string, poster: string): Record<string, object> => ({
  films: {
    id: 'un',
    title,
    subject: 'groupe',
    video: 'https://youtu.be/abcdefghijk',
    poster,
    captions: 'player',
  },
  recompenses: { id: 'un', title, jury: 'Festival', date: '2026', text: 'Un film.', picture: '', link: '' },
});

/** Returns a changed value: the words are in the first item, else in a text. A collection without texts shows the picture. */
function buildChangedValue(collection: Collection, words: string, picture: string): object {
  const { key, textFields, itemFields, initial } = collection;
  if (!collectionsWithTexts.includes(collection))
    return { ...initial, texts: Object.fromEntries(Object.keys(textFields).map((name) => [name, picture])) };
  const texts = setDaysToToday(textFields, initial.texts);
  const [firstItem, ...otherItems] = initial.items;
  const itemField = findRequiredTextField(itemFields) ?? '';
  const textField = findRequiredTextField(textFields);
  if (firstItem) return { texts, items: [{ ...firstItem, [itemField]: words }, ...otherItems] };
  if (textField) return { texts: { ...texts, [textField]: words }, items: [] };
  return { texts, items: [createFirstItems(words, picture)[key]] };
}

/** Returns the rows of `site_collections` that change every collection but `except`. */
export const createChangedCollectionRows = (words: string, picture: string, { except }: { except: string }) =>
  allCollections
    .filter(({ key }) => key !== except)
    .map((collection) => ({
      key: collection.key,
      label: collection.label,
      value: buildChangedValue(collection, words, picture) as NonNullable<Json>,
    }));
