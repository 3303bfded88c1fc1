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
import { emailPattern } from '@/shared/lib/limits';
import { cleanEmail, cleanText } from '../../../supabase/functions/_shared/plain-text.ts';

/** Maximum number of items in one list. The editor shows all of them on one page. */
export const MAX_ITEMS = 200;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const LINK =
  /^(?:\/(?!\/)[^\s"'<>\\]*|#[\w-]+|https?:\/\/[^\s"'<>\\/][^\s"'<>\\]*|mailto:[^\s"'<>]+@[^\s"'<>]+|tel:\+?[\d.() -]{3,})$/i;
const clean = overwrite(cleanText);
const nonEmpty = refine<string>((value) => value !== '', { error: errors.required, abort: true });

/** Returns the schema of a text. An optional one may be absent, because older values lack newer fields. */
function textSchema(
  { optional: isOptional }: FieldDefinition,
  ...checks: Parameters<ReturnType<typeof string>['check']>
) {
  const rule = string().check(clean, ...(isOptional ? [] : [nonEmpty]), ...checks);
  return isOptional ? _default(rule, '') : rule;
}

const emptyOr = (isValid: (value: string) => boolean, error: string) =>
  refine<string>((value) => value === '' || isValid(value), { error });

function fieldSchema(field: FieldDefinition): ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'long':
      return textSchema(field, maxLength(field.max, errors.tooLong));
    case 'figure':
      return textSchema(
        field,
        maxLength(field.max, errors.tooLong),
        emptyOr((value) => /\d/.test(value), errors.figure),
      );
    case 'number': {
      const error = errors.number.replace('{min}', `${field.min}`).replace('{max}', `${field.max}`);
      return number(error).check(int(error), minimum(field.min, error), maximum(field.max, error));
    }
    case 'email':
      return textSchema(
        field,
        overwrite(cleanEmail),
        maxLength(field.max, errors.tooLong),
        emptyOr((value) => emailPattern.test(value), errors.email),
      );
    case 'phone':
      return textSchema(
        field,
        maxLength(field.max, errors.tooLong),
        emptyOr((value) => /^\+?[0-9][0-9 .()-]{3,}$/.test(value), errors.phone),
      );
    case 'link':
      return textSchema(
        field,
        maxLength(2000, errors.tooLong),
        field.isVideo
          ? emptyOr((value) => findVideo(value) !== null, errors.video)
          : emptyOr((value) => LINK.test(value), errors.link),
      );
    case 'day':
      return textSchema(field, emptyOr(isValidDay, errors.day));
    case 'time':
      return textSchema(
        field,
        emptyOr((value) => TIME.test(value), errors.time),
      );
    case 'picture':
    case 'document':
      return textSchema(
        field,
        emptyOr((value) => UUID.test(value), errors.file),
      );
    case 'reference':
      return textSchema(
        field,
        emptyOr((value) => ID.test(value), errors.choice),
      );
    case 'switch':
      return _default(boolean(), false);
    case 'choice': {
      const keys = field.options.map(({ key }) => key);
      return textSchema(
        field,
        emptyOr((value) => keys.includes(value), errors.choice),
      );
    }
    case 'references': {
      const idSchema = string().check(refine((value) => ID.test(value), errors.choice));
      return field.optional
        ? _default(array(idSchema), [])
        : array(idSchema).check(refine((value) => value.length > 0, errors.required));
    }
    case 'lines': {
      const line = string().check(clean, maxLength(field.max, errors.lineTooLong));
      const list = array(line).check(
        overwrite((value) => value.filter((one) => one !== '')),
        refine((value) => value.length <= field.maxCount, errors.tooMany),
      );
      return field.optional
        ? _default(list, [])
        : list.check(refine((value) => value.length > 0, errors.required));
    }
  }
}

const toShape = (fields: FieldDefinitionsByName) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

/**
 * Returns the schema of a collection from its definition. The staff form, the build and visitors' browsers
 * use it.
 */
export function createCollectionSchema<
  Item extends FieldDefinitionsByName,
  Texts extends FieldDefinitionsByName,
>({
  texts,
  item,
}: Collection<Item, Texts>): ZodMiniType<CollectionValue<Item, Texts>, CollectionValue<Item, Texts>> {
  const itemSchema = object({
    id: string().check(regex(ID), maxLength(100)),
    hidden: optional(boolean()),
    ...toShape(item),
  });
  const items = array(itemSchema).check(
    refine((value) => value.length <= MAX_ITEMS, errors.tooMany),
    refine((value) => new Set(value.map(({ id }) => id)).size === value.length, errors.choice),
  );
  // the compiler cannot infer a shape that is computed from data
  return object({ texts: object(toShape(texts)), items }) as never;
}
