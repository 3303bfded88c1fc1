import { slugText } from '@/copy/admin/slug';
import { fieldErrorTexts } from '@/copy/forms/field-errors';
import { emailPattern, inputLimits } from '@/shared/lib/limits';
import { cleanEmail, cleanText } from '../../../supabase/functions/_shared/plain-text.ts';
import { z } from './zod';

/** Creates the schema of a required text of one or several lines. */
export const createNonEmptyTextSchema = (maxLength: number) =>
  z.string().overwrite(cleanText).min(1, fieldErrorTexts.required).max(maxLength, fieldErrorTexts.tooLong);

/** Creates the schema of a text of one or several lines, which may be empty. */
export const createOptionalTextSchema = (maxLength: number) =>
  z.string().overwrite(cleanText).max(maxLength, fieldErrorTexts.tooLong);

/** Required e-mail address, as `emailPattern` and the database check it. */
export const emailSchema = z
  .string()
  .overwrite((address) => cleanEmail(address).toLowerCase())
  .min(1, fieldErrorTexts.required)
  .regex(emailPattern, fieldErrorTexts.email)
  .max(inputLimits.email, fieldErrorTexts.tooLong);

/** Creates the schema of a slug: words of letters and digits, joined by single hyphens, as the database checks it. */
export const createSlugSchema = (maxLength: number) =>
  createNonEmptyTextSchema(maxLength).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugText.wrongFormat);
