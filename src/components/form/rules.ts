import { maxLength, overwrite, refine, string } from 'zod/mini';
import { limits } from '@/config/limits';
import { fieldErrors } from '@/content/forms/common';

const trim = overwrite<string>((value) => value.trim());
const notEmpty = refine<string>((value) => value.length > 0, { error: fieldErrors.required, abort: true });

/** Required text of at most `max` characters, trimmed. */
export const requiredText = (max: number) =>
  string().check(trim, notEmpty, maxLength(max, fieldErrors.tooLong));

/**
 * Required address. The specification asks for an « @ »; the database also refuses blanks, a second « @ » and angle
 * brackets (they would forge mail headers), so the form says it first. Lower-cased, as it is stored.
 */
export const requiredEmail = () =>
  string().check(
    overwrite((value) => value.trim().toLowerCase()),
    notEmpty,
    refine((value) => /^[^\s@<>]+@[^\s@<>]+$/.test(value) && value.length <= limits.email, fieldErrors.email),
  );
