import { slugText } from '@/copy/admin/slug';
import { fieldErrors } from '@/copy/forms/common';
import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';
import { z } from './zod';

/** Required text of one line. */
export const nameSchema = (maxLength: number) =>
  z
    .string()
    .overwrite(removeControlCharacters)
    .trim()
    .min(1, fieldErrors.required)
    .max(maxLength, fieldErrors.tooLong);

/** Part of an address. The database checks the same pattern. */
export const slugSchema = (maxLength: number) =>
  nameSchema(maxLength).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugText.format);
