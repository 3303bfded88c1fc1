import {
  _default,
  array,
  boolean,
  int,
  maximum,
  maxLength,
  minimum,
  number,
  object,
  optional,
  overwrite,
  refine,
  regex,
  string,
  type ZodMiniType,
} from 'zod/mini';
import type { Collection, CollectionValue, FieldDefinition, FieldDefinitionsByName } from '@/copy/collection';
import { collectionFieldErrorTexts as errors } from '@/copy/collection-errors';
import { findVideo } from '@/shared/article/video-services';
import { isValidDay } from '@/shared/lib/guide-day';
import { emailPattern, inputLimits } from '@/shared/lib/limits';
import { cleanEmail, cleanText } from '../../../supabase/functions/_shared/plain-text.ts';

/** Maximum number of items in one list. The editor shows all of them on one page. */
export const MAX_COLLECTION_ITEMS = 200;

/** Lower-case words and digits, joined by single hyphens. */
const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Hours and minutes: 20:45. */
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
/** Page of the site, section of the page, other site, e-mail address or phone number. */
const LINK =
  /^(?:\/(?!\/)[^\s"'<>\\]*|#[\w-]+|https?:\/\/[^\s"'<>\\/][^\s"'<>\\]*|mailto:[^\s"'<>]+@[^\s"'<>]+|tel:\+?[\d.() -]{3,})$/i;
/** Phone number of at least four digits or separators, with or without a country code. */
const PHONE = /^\+?[0-9][0-9 .()-]{3,}$/;

const clean = overwrite(cleanText);
const nonEmpty = refine<string>((value) => value !== '', { error: errors.required, abort: true });

/** Kinds of text with a format of their own, and the error for another format. */
const textFormats = {
  figure: { pattern: /\d/, error: errors.figure },
  email: { pattern: emailPattern, error: errors.email },
  phone: { pattern: PHONE, error: errors.phone },
  time: { pattern: TIME, error: errors.time },
  picture: { pattern: UUID, error: errors.file },
  document: { pattern: UUID, error: errors.file },
  reference: { pattern: ID, error: errors.choice },
} as const;

const hasTextFormat = (kind: FieldDefinition['kind']): kind is keyof typeof textFormats =>
  kind in textFormats;

const getMaxLength = (field: FieldDefinition): number => {
  if (field.kind === 'link') return inputLimits.webAddress;
  return 'maxLength' in field ? field.maxLength : Number.POSITIVE_INFINITY;
};

/**
 * Returns the schema of a text; `isValid` checks a text that is not empty. An optional text may be absent, because
 * older values lack newer fields.
 */
function createTextSchema(
  field: FieldDefinition,
  isValid: (value: string) => boolean = () => true,
  error = '',
) {
  const rule = string().check(
    field.kind === 'email' ? overwrite(cleanEmail) : clean,
    ...(field.optional ? [] : [nonEmpty]),
    maxLength(getMaxLength(field), errors.tooLong),
    refine((value) => value === '' || isValid(value), { error }),
  );
  return field.optional ? _default(rule, '') : rule;
}

function createFieldSchema(field: FieldDefinition): ZodMiniType {
  if (hasTextFormat(field.kind)) {
    const { pattern, error } = textFormats[field.kind];
    return createTextSchema(field, (value) => pattern.test(value), error);
  }
  switch (field.kind) {
    case 'number': {
      const error = errors.number.replace('{min}', `${field.min}`).replace('{max}', `${field.max}`);
      return number(error).check(int(error), minimum(field.min, error), maximum(field.max, error));
    }
    case 'link':
      return field.isVideo
        ? createTextSchema(field, (value) => findVideo(value) !== null, errors.video)
        : createTextSchema(field, (value) => LINK.test(value), errors.link);
    case 'day':
      return createTextSchema(field, isValidDay, errors.day);
    case 'switch':
      return _default(boolean(), false);
    case 'choice': {
      const keys = field.options.map(({ key }) => key);
      return createTextSchema(field, (value) => keys.includes(value), errors.choice);
    }
    case 'references': {
      const idSchema = string().check(refine((value) => ID.test(value), errors.choice));
      return field.optional
        ? _default(array(idSchema), [])
        : array(idSchema).check(refine((value) => value.length > 0, errors.required));
    }
    case 'lines': {
      const line = string().check(clean, maxLength(field.maxLength, errors.lineTooLong));
      const list = array(line).check(
        // pages use each line as a React key
        overwrite((value) => [...new Set(value)].filter((text) => text !== '')),
        refine((value) => value.length <= field.maxCount, errors.tooMany),
      );
      return field.optional
        ? _default(list, [])
        : list.check(refine((value) => value.length > 0, errors.required));
    }
    default:
      return createTextSchema(field);
  }
}

const createShape = (fields: FieldDefinitionsByName) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, createFieldSchema(field)]));

/** Returns the schema of a collection from its definition. The staff form, the build and visitors' browsers use it. */
export function createCollectionSchema<
  ItemFields extends FieldDefinitionsByName,
  TextFields extends FieldDefinitionsByName,
>({
  textFields,
  itemFields,
}: Collection<ItemFields, TextFields>): ZodMiniType<
  CollectionValue<ItemFields, TextFields>,
  CollectionValue<ItemFields, TextFields>
> {
  const itemSchema = object({
    id: string().check(regex(ID), maxLength(100)),
    hidden: optional(boolean()),
    ...createShape(itemFields),
  });
  const items = array(itemSchema).check(
    refine((value) => value.length <= MAX_COLLECTION_ITEMS, errors.tooMany),
    refine((value) => new Set(value.map(({ id }) => id)).size === value.length, errors.choice),
  );
  // the compiler cannot infer a shape that is computed from data
  return object({ texts: object(createShape(textFields)), items }) as never;
}
