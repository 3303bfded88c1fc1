import {
  boolean,
  type infer as Infer,
  maxLength,
  overwrite,
  refine,
  string,
  ZodMiniBoolean,
  type ZodMiniObject,
  enum as zodEnum,
} from 'zod/mini';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { emailPattern, inputLimits } from '@/shared/lib/limits';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { cleanEmail, cleanText } from '../../../supabase/functions/_shared/plain-text.ts';

const cleanCheck = overwrite(cleanText);
const requiredCheck = refine<string>((value) => value.length > 0, {
  error: fieldErrorTexts.required,
  abort: true,
});

/** Required text of at most `max` characters, cleaned. */
export const createRequiredTextSchema = (max: number) =>
  string().check(cleanCheck, requiredCheck, maxLength(max, fieldErrorTexts.tooLong));

/** Optional text of at most `max` characters, cleaned. */
export const createOptionalTextSchema = (max: number) =>
  string().check(cleanCheck, maxLength(max, fieldErrorTexts.tooLong));

/**
 * Required email address. It needs an « @ » (specification) and a domain with a dot. Like the database, it refuses
 * blanks, a second « @ » and characters that could forge mail headers. `letterCase` is the form in which it is sent: the
 * specification asks for lower case on the contact page only. The database stores every address in lower case.
 */
export const createRequiredEmailSchema = (letterCase: 'lower-case' | 'as typed' = 'lower-case') =>
  string().check(
    overwrite((value) => (letterCase === 'as typed' ? cleanEmail(value) : cleanEmail(value).toLowerCase())),
    requiredCheck,
    refine((value) => emailPattern.test(value), fieldErrorTexts.email),
    maxLength(inputLimits.email, fieldErrorTexts.email),
  );

/** Required value of a list. */
export const createRequiredChoiceSchema = (choices: readonly string[]) =>
  zodEnum(choices, {
    error: ({ input }) => (input === '' ? fieldErrorTexts.required : fieldErrorTexts.choice),
  });

/** Value of a list, or ''. */
export const createOptionalChoiceSchema = (choices: readonly string[]) =>
  zodEnum(['', ...choices], fieldErrorTexts.choice);

/** Returns true for a date up to ten years ahead. The length excludes years of six digits, which would sort before the limit. */
const isBeforeDateLimit = (date: string): boolean => {
  const limit = getLocalDateInDays(inputLimits.daysAhead);
  return date.length === limit.length && date < limit;
};

/** A day from tomorrow to ten years ahead, or ''. */
export const createOptionalFutureDateSchema = () =>
  string().check(
    refine((value) => value === '' || isBeforeDateLimit(value), {
      error: fieldErrorTexts.farDate,
      abort: true,
    }),
    refine((value) => value === '' || value >= getLocalDateInDays(1), fieldErrorTexts.pastDate),
  );

/** Returns true for an http or https URL without characters that could end an attribute. The database refuses the same characters. */
function isWebUrl(value: string): boolean {
  if (!/^https?:\/\/[^\s"'<>]+$/i.test(value)) return false;
  // Safari 16 has no `URL.canParse`.
  try {
    return Boolean(new URL(value));
  } catch {
    return false;
  }
}

/** URL, or ''. Adds a missing « https:// ». */
export const createOptionalUrlSchema = (max: number) =>
  string().check(
    overwrite((value) => {
      const url = cleanText(value);
      const hasScheme = /^[a-z][a-z\d+.-]*:/i.test(url);
      return url === '' || hasScheme ? url : `https://${url}`;
    }),
    refine((value) => value === '' || isWebUrl(value), fieldErrorTexts.url),
    maxLength(max, fieldErrorTexts.tooLong),
  );

/** A box that must be checked. */
export const createCheckedBoxSchema = (error: string) => boolean().check(refine((value) => value, error));

/** Schemas of the fields of `PersonFields`. */
export const createPersonSchemas = () => ({
  first_name: createRequiredTextSchema(inputLimits.personName),
  last_name: createRequiredTextSchema(inputLimits.personName),
  email: createRequiredEmailSchema('as typed'),
  phone: createOptionalTextSchema(inputLimits.phone),
});

/** Returns the values of an empty form: empty texts and boxes that are not checked. */
export const createEmptyFormValues = <Schema extends ZodMiniObject>(schema: Schema): Infer<Schema> =>
  Object.fromEntries(
    Object.entries(schema.shape).map(([name, field]) => [name, field instanceof ZodMiniBoolean ? false : '']),
  ) as Infer<Schema>;
