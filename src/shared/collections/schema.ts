import {
  _default,
  array,
  boolean,
  maxLength,
  object,
  optional,
  overwrite,
  refine,
  regex,
  string,
  type ZodMiniType,
} from 'zod/mini';
import type { Collection, CollectionValue, Field, Fields } from '@/copy/collection';
import { collectionErrors as errors } from '@/copy/collection-errors';
import { emailPattern } from '@/shared/lib/limits';

/** Items of one list. No list of the site comes near, and its editor shows them on one page. */
export const MAX_ITEMS = 200;

const ID = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const LINK =
  /^(?:\/(?!\/)[^\s"'<>\\]*|#[\w-]+|https?:\/\/[^\s"'<>\\/][^\s"'<>\\]*|mailto:[^\s"'<>]+@[^\s"'<>]+|tel:\+?[\d.() -]{3,})$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const trimmed = overwrite<string>((value) => value.trim());
const filled = refine<string>((value) => value !== '', { error: errors.required, abort: true });

/** Returns the schema of a text. An optional one may be absent, because older values lack newer fields. */
function words({ optional: maybe }: Field, ...checks: Parameters<ReturnType<typeof string>['check']>) {
  const rule = string().check(trimmed, ...(maybe ? [] : [filled]), ...checks);
  return maybe ? _default(rule, '') : rule;
}

const orEmpty = (fits: (value: string) => boolean, error: string) =>
  refine<string>((value) => value === '' || fits(value), { error });

const isDay = (value: string) => DAY.test(value) && !Number.isNaN(Date.parse(value));

function fieldSchema(field: Field): ZodMiniType {
  switch (field.kind) {
    case 'text':
    case 'long':
      return words(field, maxLength(field.max, errors.tooLong));
    case 'email':
      return words(
        field,
        maxLength(field.max, errors.tooLong),
        orEmpty((value) => emailPattern.test(value), errors.email),
      );
    case 'phone':
      return words(
        field,
        maxLength(field.max, errors.tooLong),
        orEmpty((value) => /^\+?[0-9][0-9 .()-]{3,}$/.test(value), errors.phone),
      );
    case 'link':
      return words(
        field,
        maxLength(2000, errors.tooLong),
        orEmpty((value) => LINK.test(value), errors.link),
      );
    case 'day':
      return words(field, orEmpty(isDay, errors.day));
    case 'picture':
    case 'document':
      return words(
        field,
        orEmpty((value) => UUID.test(value), errors.file),
      );
    case 'reference':
      return words(
        field,
        orEmpty((value) => ID.test(value), errors.choice),
      );
    case 'switch':
      return _default(boolean(), false);
    case 'choice': {
      const keys = field.options.map(({ key }) => key);
      return words(
        field,
        orEmpty((value) => keys.includes(value), errors.choice),
      );
    }
    case 'references': {
      const one = string().check(refine((value) => ID.test(value), errors.choice));
      return field.optional
        ? _default(array(one), [])
        : array(one).check(refine((value) => value.length > 0, errors.required));
    }
    case 'lines': {
      const line = string().check(trimmed, maxLength(field.max, errors.lineTooLong));
      const list = array(line).check(
        overwrite((value) => value.filter((one) => one !== '')),
        refine((value) => value.length <= field.most, errors.tooMany),
      );
      return field.optional
        ? _default(list, [])
        : list.check(refine((value) => value.length > 0, errors.required));
    }
  }
}

const toShape = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]));

/**
 * Returns the schema of a collection from its definition. The staff form, the build and visitors' browsers
 * use it.
 */
export function collectionSchema<Item extends Fields, Texts extends Fields>({
  texts,
  item,
}: Collection<Item, Texts>): ZodMiniType<CollectionValue<Item, Texts>, CollectionValue<Item, Texts>> {
  const one = object({
    id: string().check(regex(ID), maxLength(100)),
    hidden: optional(boolean()),
    ...toShape(item),
  });
  const items = array(one).check(
    refine((value) => value.length <= MAX_ITEMS, errors.tooMany),
    refine((value) => new Set(value.map(({ id }) => id)).size === value.length, errors.choice),
  );
  // the compiler cannot infer a shape that is computed from data
  return object({ texts: object(toShape(texts)), items }) as never;
}
