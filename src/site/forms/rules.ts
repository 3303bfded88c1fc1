import { boolean, maxLength, overwrite, refine, string, enum as zodEnum } from 'zod/mini';
import { fieldErrors } from '@/copy/forms/common';
import { dialogErrors } from '@/copy/forms/dialog-form';
import { emailPattern, limits } from '@/shared/lib/limits';
import { localDate } from '@/shared/lib/local-date';

const trim = overwrite<string>((value) => value.trim());
const notEmpty = refine<string>((value) => value.length > 0, { error: fieldErrors.required, abort: true });

/** Required text of at most `max` characters, trimmed. */
export const requiredText = (max: number) =>
  string().check(trim, notEmpty, maxLength(max, fieldErrors.tooLong));

/** Optional text of at most `max` characters, trimmed. */
export const optionalText = (max: number) => string().check(trim, maxLength(max, fieldErrors.tooLong));

/**
 * Required email address. It needs an « @ » (specification). Like the database, it refuses blanks, a second « @ »
 * and characters that could forge mail headers. `letterCase` is the form in which the table stores it.
 */
export const requiredEmail = (letterCase: 'lower-case' | 'as typed' = 'lower-case') =>
  string().check(
    overwrite((value) => (letterCase === 'as typed' ? value.trim() : value.trim().toLowerCase())),
    notEmpty,
    refine((value) => emailPattern.test(value), fieldErrors.email),
    maxLength(limits.email, fieldErrors.email),
  );

/** Required value of a list. */
export const requiredChoice = (choices: readonly string[]) =>
  zodEnum(choices, { error: ({ input }) => (input === '' ? fieldErrors.required : dialogErrors.choice) });

/** Value of a list, or ''. */
export const optionalChoice = (choices: readonly string[]) => zodEnum(['', ...choices], dialogErrors.choice);

/** A day from tomorrow on, or ''. */
export const futureDate = () =>
  string().check(
    refine((value) => value === '' || value >= localDate(1), { error: dialogErrors.pastDate, abort: true }),
    refine((value) => value === '' || value < localDate(limits.daysAhead), dialogErrors.farDate),
  );

/** Accepts http and https without characters that could end an attribute; the database has the same rule. */
function isWebAddress(value: string): boolean {
  return /^https?:\/\/[^\s"'<>]+$/i.test(value) && URL.canParse(value);
}

/** Web address, or ''. Adds a missing « https:// ». */
export const optionalUrl = (max: number) =>
  string().check(
    overwrite((value) => {
      const address = value.trim();
      return address === '' || /^[a-z][a-z\d+.-]*:/i.test(address) ? address : `https://${address}`;
    }),
    refine((value) => value === '' || isWebAddress(value), dialogErrors.url),
    maxLength(max, fieldErrors.tooLong),
  );

/** A box that must be checked. */
export const mustBeChecked = (error: string) => boolean().check(refine((value) => value, error));
