import type { LinkItem } from './types';

/** Option of a choice: stored key and label. */
interface Option<Key extends string> {
  key: Key;
  label: string;
}

/** Properties of a field of any kind. */
interface FieldProperties {
  label: string;
  hint?: string;
  /** Accepts an empty value. */
  optional?: boolean;
  /** Pages show the value unchanged, without the typography of the site. */
  verbatim?: boolean;
}

interface RequiredWhere {
  field: string;
  matches: RegExp;
}

/** Definition of a field in the form of a collection: label, limits and type of its value. */
export type FieldDefinition<Value = unknown> = FieldProperties &
  (
    | { kind: 'text' | 'long' | 'email' | 'phone'; maxLength: number }
    /** Number with its unit, as pages print it: « 500K+ », « €45.2M », « 24/7 ». */
    | { kind: 'figure'; maxLength: number }
    /** Whole number that pages compute with; the unit is its label. */
    | { kind: 'number'; unit: string; min: number; max: number }
    /** List of short texts, one a line. `requiredWhere`: staff must fill it where another field matches. */
    | { kind: 'lines'; maxLength: number; maxCount: number; requiredWhere?: RequiredWhere }
    /** One option; `startsEmpty`: a new item has none, so that staff choose it. */
    | { kind: 'choice'; options: readonly Option<string>[]; startsEmpty?: boolean }
    /** Id of one or several items of another collection. */
    | { kind: 'reference' | 'references'; collectionKey: string }
    /** Path of the site, anchor, or web, `mailto:` or `tel:` address. `isVideo`: address of a video that pages can play. */
    | { kind: 'link'; isVideo?: boolean }
    /**
     * ISO date. `startsToday`: a new item has today's date. `notBefore`: field whose date it cannot precede.
     * `shownDays`: number of days for which pages show the value; such a date cannot be in the future.
     */
    | { kind: 'day'; startsToday?: boolean; notBefore?: string; shownDays?: number }
    /** Time of a day: « 18:30 ». `notBefore`: field whose time it cannot precede. */
    | { kind: 'time'; notBefore?: string }
    | { kind: 'switch' }
    /** Id of a picture or a document of the library. */
    | { kind: 'picture' | 'document' }
  ) & {
    /** Type of the stored value. Only the compiler reads it; no field has it. */
    readonly valueType?: Value;
  };

/** Fields of one form, by their stored name. */
export type FieldDefinitionsByName = Readonly<Record<string, FieldDefinition>>;

/** Stored values of these fields. */
export type StoredFieldValues<F extends FieldDefinitionsByName> = {
  -readonly [Name in keyof F]: F[Name] extends FieldDefinition<infer Value> ? Value : never;
};

/** Item of a list: its values, its id (unique in the list, used in addresses), and whether staff hide it. */
export type StoredCollectionItem<F extends FieldDefinitionsByName> = StoredFieldValues<F> & {
  id: string;
  hidden?: boolean;
};

/** Stored value of a collection: the texts around its list, and the items. */
export interface CollectionValue<
  ItemFields extends FieldDefinitionsByName = FieldDefinitionsByName,
  TextFields extends FieldDefinitionsByName = FieldDefinitionsByName,
> {
  texts: StoredFieldValues<TextFields>;
  items: readonly StoredCollectionItem<ItemFields>[];
}

/**
 * Facts of the site that staff change without a developer: a list, texts, or both. Pages import only the type of a collection, so
 * that visitors do not download its form.
 */
export interface Collection<
  ItemFields extends FieldDefinitionsByName = FieldDefinitionsByName,
  TextFields extends FieldDefinitionsByName = FieldDefinitionsByName,
  Key extends string = string,
> {
  /** Storage key, never changed: lower case and hyphens. */
  key: Key;
  label: string;
  /** Description in one sentence. */
  lead: string;
  /** Pages that show it; previews open the first one. */
  pages: readonly [LinkItem, ...LinkItem[]];
  /** Fields of the texts around the list. `{nombre}` stands for the number of items, in words. */
  textFields: TextFields;
  /** Fields of an item; empty without a list. */
  itemFields: ItemFields;
  /** Returns true when `{nombre}` counts an item on a date (ISO). By default, `{nombre}` counts every item that is not hidden. */
  isCounted?(item: StoredCollectionItem<ItemFields>, today: string): boolean;
  /** Words for one item, several items, and the button that adds one. */
  itemWords?: { one: string; many: string; add: string };
  /** Value until staff save another. */
  initial: CollectionValue<ItemFields, TextFields>;
}

/** Stored item of the list of a collection. */
export type CollectionItem<Of extends Collection> = Of['initial']['items'][number];

/** Stored values of the texts around the list of a collection. */
export type CollectionTextValues<Of extends Collection> = Of['initial']['texts'];

type OptionalProperties = Omit<FieldProperties, 'label'>;

const figureHintText = 'Avec son unité, tel que la page l’écrit : 500K+, €45.2M, 95%.';

// `@__NO_SIDE_EFFECTS__` lets the bundler drop the form from the help centre, which imports only the default questions.

/** One line of at most `maxLength` characters. */
/* @__NO_SIDE_EFFECTS__ */
export const defineTextField = (
  label: string,
  maxLength: number,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'text', label, maxLength, ...properties });

/** Number with its unit, printed as it is written. The command palette finds the figures of items. */
/* @__NO_SIDE_EFFECTS__ */
export const defineFigureField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'figure', label, maxLength: 16, hint: figureHintText, ...properties });

/** Whole number that pages compute with, in this unit. */
/* @__NO_SIDE_EFFECTS__ */
export const defineNumberField = (
  label: string,
  range: { unit: string; min: number; max: number },
  properties: OptionalProperties = {},
): FieldDefinition<number> => ({ kind: 'number', label, ...range, ...properties });

/** Several lines of at most `maxLength` characters in all. */
/* @__NO_SIDE_EFFECTS__ */
export const defineLongTextField = (
  label: string,
  maxLength: number,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'long', label, maxLength, ...properties });

/** At most `maxCount` short texts of at most `maxLength` characters each. */
/* @__NO_SIDE_EFFECTS__ */
export const defineTextListField = (
  label: string,
  limits: { maxCount: number; maxLength: number },
  properties: OptionalProperties & { requiredWhere?: RequiredWhere } = {},
): FieldDefinition<readonly string[]> => ({ kind: 'lines', label, ...limits, ...properties });

/** One of several options. */
/* @__NO_SIDE_EFFECTS__ */
export const defineSelectField = <const Key extends string>(
  label: string,
  options: readonly Option<Key>[],
  properties: OptionalProperties & { startsEmpty?: boolean } = {},
): FieldDefinition<Key> => ({ kind: 'choice', label, options, ...properties });

/** One item of the collection with this key. Pages ignore a deleted one. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReferenceField = (
  label: string,
  collectionKey: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'reference', label, collectionKey, ...properties });

/** Several items of the collection with this key. Pages ignore deleted ones. */
/* @__NO_SIDE_EFFECTS__ */
export const defineReferenceListField = (
  label: string,
  collectionKey: string,
  properties: OptionalProperties = {},
): FieldDefinition<readonly string[]> => ({ kind: 'references', label, collectionKey, ...properties });

/** Address of a link. */
/* @__NO_SIDE_EFFECTS__ */
export const defineLinkField = (
  label: string,
  properties: OptionalProperties & { isVideo?: boolean } = {},
): FieldDefinition<string> => ({ kind: 'link', label, ...properties });

/** ISO date; may be empty where optional. */
/* @__NO_SIDE_EFFECTS__ */
export const defineDateField = (
  label: string,
  properties: OptionalProperties & { startsToday?: boolean; notBefore?: string; shownDays?: number } = {},
): FieldDefinition<string> => ({ kind: 'day', label, ...properties });

/** Time of a day; may be empty where optional. */
/* @__NO_SIDE_EFFECTS__ */
export const defineTimeField = (
  label: string,
  properties: OptionalProperties & { notBefore?: string } = {},
): FieldDefinition<string> => ({ kind: 'time', label, ...properties });

/** Yes or no. */
/* @__NO_SIDE_EFFECTS__ */
export const defineSwitchField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<boolean> => ({ kind: 'switch', label, ...properties });

/** Picture of the library, by its id; may be empty where optional. */
/* @__NO_SIDE_EFFECTS__ */
export const definePictureField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'picture', label, ...properties });

/** Document of the library, by its id; may be empty where optional. */
/* @__NO_SIDE_EFFECTS__ */
export const defineDocumentField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'document', label, ...properties });

/** E-mail address; its maximum is `inputLimits.email`. */
/* @__NO_SIDE_EFFECTS__ */
export const defineEmailField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'email', label, maxLength: 254, ...properties });

/** Phone number; its maximum is `inputLimits.phone`. */
/* @__NO_SIDE_EFFECTS__ */
export const definePhoneField = (
  label: string,
  properties: OptionalProperties = {},
): FieldDefinition<string> => ({ kind: 'phone', label, maxLength: 50, ...properties });

/** Defines a collection. The compiler checks its default value against its fields. */
/* @__NO_SIDE_EFFECTS__ */
export const defineCollection = <
  ItemFields extends FieldDefinitionsByName,
  TextFields extends FieldDefinitionsByName,
  const Key extends string,
>(
  collection: Collection<ItemFields, TextFields, Key>,
): Collection<ItemFields, TextFields, Key> => collection;
