import type { LinkItem } from './types';

/** A choice of a field: what is stored, and what staff read. */
interface Option<Key extends string> {
  key: Key;
  label: string;
}

/** What is said of a field of any kind. */
interface FieldNotes {
  label: string;
  hint?: string;
  /** May stay empty. */
  optional?: boolean;
  /** Printed as it is written: the typography of print leaves it alone. */
  verbatim?: boolean;
}

/** One field of a form that staff fill: its French words, its limits, and what it holds. */
export type Field<Value = unknown> = FieldNotes &
  (
    | { kind: 'text' | 'long' | 'email' | 'phone'; max: number }
    /** A list of short texts, one a line. */
    | { kind: 'lines'; max: number; most: number }
    | { kind: 'choice'; options: readonly Option<string>[] }
    /** Id of an item of another collection, or several of them, by the key of that. */
    | { kind: 'reference' | 'references'; to: string }
    /** A page of the site or of another, `mailto:` or `tel:`. */
    | { kind: 'link' }
    /** An ISO day, or nothing. */
    | { kind: 'day' }
    | { kind: 'switch' }
    /** Id of a picture or a document of the library, or nothing. */
    | { kind: 'picture' | 'document' }
  ) & {
    /** Never there: tells the compiler what is stored. */
    readonly holds?: Value;
  };

/** The fields of one form, by the name each is stored under. */
export type Fields = Readonly<Record<string, Field>>;

/** What a form of these fields stores. */
export type ValuesOf<F extends Fields> = {
  -readonly [Name in keyof F]: F[Name] extends Field<infer Value> ? Value : never;
};

/** One item of a list: what its form stores, its id (unique in the list, in addresses), and whether staff keep it back. */
export type ItemOf<F extends Fields> = ValuesOf<F> & { id: string; hidden?: boolean };

/** What a collection says: the texts around its list, and the list. */
export interface CollectionValue<Item extends Fields = Fields, Texts extends Fields = Fields> {
  texts: ValuesOf<Texts>;
  items: readonly ItemOf<Item>[];
}

/** Facts of the site that staff change without a developer: a list, texts, or both. */
export interface Collection<Item extends Fields = Fields, Texts extends Fields = Fields> {
  /** Stored under this key, never changed: small letters and hyphens. */
  key: string;
  label: string;
  /** What it is, in a sentence. */
  lead: string;
  /** Where it shows: the first is where a preview opens. */
  pages: readonly [LinkItem, ...LinkItem[]];
  /** Fields of the texts around the list. `{nombre}` in one is the number of items, in letters. */
  texts: Texts;
  /** Fields of an item; none where there is no list. */
  item: Item;
  /** What one and many items are called. */
  units?: { one: string; many: string; add: string };
  /** What the specification prints. */
  initial: CollectionValue<Item, Texts>;
}

type Notes = Omit<FieldNotes, 'label'>;

/** One line, `max` characters at most. */
export const text = (label: string, max: number, notes: Notes = {}): Field<string> => ({
  kind: 'text',
  label,
  max,
  ...notes,
});

/** Several lines, `max` characters at most. */
export const long = (label: string, max: number, notes: Notes = {}): Field<string> => ({
  kind: 'long',
  label,
  max,
  ...notes,
});

/** A list of `most` short texts, `max` characters each. */
export const lines = (
  label: string,
  most: number,
  max: number,
  notes: Notes = {},
): Field<readonly string[]> => ({
  kind: 'lines',
  label,
  most,
  max,
  ...notes,
});

/** One of some options. */
export const choice = <const Key extends string>(
  label: string,
  options: readonly Option<Key>[],
  notes: Notes = {},
): Field<Key> => ({ kind: 'choice', label, options, ...notes });

/** One item of the collection of this key. It may be gone: a page does without. */
export const reference = (label: string, to: string, notes: Notes = {}): Field<string> => ({
  kind: 'reference',
  label,
  to,
  ...notes,
});

/** Some items of the collection of this key. Any may be gone: a page does without. */
export const references = (label: string, to: string, notes: Notes = {}): Field<readonly string[]> => ({
  kind: 'references',
  label,
  to,
  ...notes,
});

const plain =
  <Value>(kind: 'link' | 'day' | 'switch' | 'picture' | 'document') =>
  (label: string, notes: Notes = {}): Field<Value> => ({ kind, label, ...notes });

/** An address that a link leads to. */
export const link = plain<string>('link');

/** An ISO day; empty where it is optional. */
export const day = plain<string>('day');

/** Yes or no. */
export const yesNo = plain<boolean>('switch');

/** A picture of the library, by its id; empty where none is chosen. */
export const picture = plain<string>('picture');

/** A document of the library, by its id; empty where none is chosen. */
export const document = plain<string>('document');

/** An address that takes mail. */
export const email = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'email',
  label,
  max: 254,
  ...notes,
});

/** A telephone number. */
export const phone = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'phone',
  label,
  max: 50,
  ...notes,
});

/** Defines a collection: the compiler holds its value to its fields. A file of `src/content/site/collections` each. */
export const defineCollection = <const Item extends Fields, const Texts extends Fields>(
  collection: Collection<Item, Texts>,
): Collection<Item, Texts> => collection;
