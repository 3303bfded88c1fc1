import { slugText } from '@/copy/admin/slug';
import { fieldErrorTexts } from '@/copy/forms/common';
import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';
import { z } from './zod';

/** Required text of one line. */
export const createNameSchema = (maxLength: number) =>
  z
    .string()
    .overwrite(removeControlCharacters)
    .trim()
    .min(1, fieldErrorTexts.required)
    .max(maxLength, fieldErrorTexts.tooLong);

/** Part of an address. The database checks the same pattern. */
export const createSlugSchema = (maxLength: number) =>
  createNameSchema(maxLength).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugText.format);
