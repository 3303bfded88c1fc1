import { addDays } from 'date-fns/addDays';
import { formatISO } from 'date-fns/formatISO';
import { formatCount } from '@/admin/lib/number-format';
import { collectionWarningTexts } from '@/copy/admin/collections';
import type { Collection, CollectionValue, FieldDefinition } from '@/copy/collection';
import { parseNumberWord } from '@/copy/numbers';
import { getCollectionItemName } from './collection-value';

/** Word at the start of a text that may be a number: « Six postes », « Nos 4 ratios ». « Cinq cents » does not match. */
const LEADING_NUMBER = /^(?:(?:les|nos|vos|ses|ces|leurs) )?([\p{L}-]+|\d{1,3})(?= (?!cents|mille))/iu;

/** « tous en CDI », « toutes en ligne ». */
const SHARED_VALUE = /\btou(?:te)?s en (\p{L}+)/iu;

/** Returns the warning about a number that was written by hand and differs from the number of items. */
function findCountWarning(
  { itemWords, initial }: Collection,
  text: string,
  count: number,
): string | undefined {
  const word = LEADING_NUMBER.exec(text)?.[1] ?? '';
  const number = parseNumberWord(word);
  // « Un » is an article in most texts. `parseNumberWord` returns -1 for a word that is no number.
  if (!itemWords || number < 2 || number === count || text.includes('{nombre}')) return undefined;
  // The default title « Deux années pour… » counts years, not the eight items of its collection.
  const isDefaultText = Object.values(initial.texts).includes(text as never);
  if (isDefaultText && number !== initial.items.length) return undefined;
  return collectionWarningTexts.wrongNumber
    .replace('{mot}', () => word)
    .replace('{unites}', () => formatCount(count, itemWords));
}

/** Returns the warning about « tous en … » when an item has another value. */
function findSharedValueWarning(
  collection: Collection,
  text: string,
  items: CollectionValue['items'],
): string | undefined {
  const [words, label = ''] = SHARED_VALUE.exec(text) ?? [];
  if (!words) return undefined;
  for (const [name, field] of Object.entries(collection.itemFields)) {
    if (field.kind !== 'choice') continue;
    const option = field.options.find((candidate) => candidate.label.toLowerCase() === label.toLowerCase());
    const exception = option && items.find((item) => Reflect.get(item, name) !== option.key);
    if (exception)
      return collectionWarningTexts.contradictedByItem
        .replace('{mots}', () => words)
        .replace('{element}', () => getCollectionItemName(collection, exception));
  }
  return undefined;
}

/** Returns a warning when the date is so old that pages no longer show the value. */
function findExpiryWarning(
  field: FieldDefinition | undefined,
  date: string,
  today: string,
): string | undefined {
  if (field?.kind !== 'day' || !field.shownDays || !date) return undefined;
  const firstShownDate = formatISO(addDays(today, -field.shownDays), { representation: 'date' });
  return date < firstShownDate
    ? collectionWarningTexts.expiredDate.replace('{jours}', String(field.shownDays))
    : undefined;
}

/**
 * Returns warnings by the name of the text: about an expired date, and about words that the items contradict. `today`
 * is an ISO date.
 */
export function findCollectionTextWarnings(
  collection: Collection,
  { texts, items }: CollectionValue,
  today: string,
): Readonly<Record<string, string>> {
  const countedItems = items.filter((item) => !item.hidden && (collection.isCounted?.(item, today) ?? true));
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      if (typeof text !== 'string') return [];
      const warning =
        findExpiryWarning(collection.textFields[name], text, today) ??
        findCountWarning(collection, text, countedItems.length) ??
        findSharedValueWarning(collection, text, countedItems);
      return warning ? [[name, warning]] : [];
    }),
  );
}
