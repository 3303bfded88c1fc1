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

/** What a page knows of a collection. The words and limits of its form are no weight of a visitor's. */
export interface Delivered<Item extends Fields = Fields, Texts extends Fields = Fields> {
  /** Stored under this key, never changed: small letters and hyphens. */
  key: string;
  label: string;
  /** What the specification prints. */
  initial: CollectionValue<Item, Texts>;
}

/** An item of the list of a collection. */
export type ItemIn<Of extends { initial: { items: readonly unknown[] } }> = Of['initial']['items'][number];

/** Facts of the site that staff change without a developer: a list, texts, or both. */
export interface Collection<Item extends Fields = Fields, Texts extends Fields = Fields>
  extends Delivered<Item, Texts> {
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
}

type Notes = Omit<FieldNotes, 'label'>;

// Marked as without effect: a page that shows a collection is built without the fields of its form.

/** One line, `max` characters at most. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (label: string, max: number, notes: Notes = {}): Field<string> => ({
  kind: 'text',
  label,
  max,
  ...notes,
});

/** Several lines, `max` characters at most. */
/* @__NO_SIDE_EFFECTS__ */
export const long = (label: string, max: number, notes: Notes = {}): Field<string> => ({
  kind: 'long',
  label,
  max,
  ...notes,
});

/** A list of `most` short texts, `max` characters each. */
/* @__NO_SIDE_EFFECTS__ */
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
/* @__NO_SIDE_EFFECTS__ */
export const choice = <const Key extends string>(
  label: string,
  options: readonly Option<Key>[],
  notes: Notes = {},
): Field<Key> => ({ kind: 'choice', label, options, ...notes });

/** One item of the collection of this key. It may be gone: a page does without. */
/* @__NO_SIDE_EFFECTS__ */
export const reference = (label: string, to: string, notes: Notes = {}): Field<string> => ({
  kind: 'reference',
  label,
  to,
  ...notes,
});

/** Some items of the collection of this key. Any may be gone: a page does without. */
/* @__NO_SIDE_EFFECTS__ */
export const references = (label: string, to: string, notes: Notes = {}): Field<readonly string[]> => ({
  kind: 'references',
  label,
  to,
  ...notes,
});

/** An address that a link leads to. */
/* @__NO_SIDE_EFFECTS__ */
export const link = (label: string, notes: Notes = {}): Field<string> => ({ kind: 'link', label, ...notes });

/** An ISO day; empty where it is optional. */
/* @__NO_SIDE_EFFECTS__ */
export const day = (label: string, notes: Notes = {}): Field<string> => ({ kind: 'day', label, ...notes });

/** Yes or no. */
/* @__NO_SIDE_EFFECTS__ */
export const yesNo = (label: string, notes: Notes = {}): Field<boolean> => ({
  kind: 'switch',
  label,
  ...notes,
});

/** A picture of the library, by its id; empty where none is chosen. */
/* @__NO_SIDE_EFFECTS__ */
export const picture = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'picture',
  label,
  ...notes,
});

/** A document of the library, by its id; empty where none is chosen. */
/* @__NO_SIDE_EFFECTS__ */
export const document = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'document',
  label,
  ...notes,
});

/** An address that takes mail. */
/* @__NO_SIDE_EFFECTS__ */
export const email = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'email',
  label,
  max: 254,
  ...notes,
});

/** A telephone number. */
/* @__NO_SIDE_EFFECTS__ */
export const phone = (label: string, notes: Notes = {}): Field<string> => ({
  kind: 'phone',
  label,
  max: 50,
  ...notes,
});

/** Defines the form of a collection: the compiler holds what is delivered to its fields. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCollection = <Item extends Fields, Texts extends Fields>(
  delivered: Delivered<Item, Texts>,
  form: Omit<Collection<Item, Texts>, keyof Delivered>,
): Collection<Item, Texts> => ({ ...delivered, ...form });
