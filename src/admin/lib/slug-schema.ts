import { slugText } from '@/copy/admin/slug';
import { fieldErrors } from '@/copy/forms/common';
import { removeControlCharacters } from '../../../supabase/functions/_shared/plain-text.ts';
import { z } from './zod';

/** What has to be written, in one line. */
export const nameSchema = (longest: number) =>
  z
    .string()
    .overwrite(removeControlCharacters)
    .trim()
    .min(1, fieldErrors.required)
    .max(longest, fieldErrors.tooLong);

/** A part of an address, as the database's checks have it. */
export const slugSchema = (longest: number) =>
  nameSchema(longest).regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, slugText.format);
