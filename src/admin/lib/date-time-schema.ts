import { z } from '@/admin/lib/zod';
import { contentDatesText } from '@/copy/admin/content';

/**
 * Value of a `datetime-local` field; empty for no date. Precision -1 means minutes. Refuses years outside 1900–2099, such as
 * a half-typed year.
 */
export const dateTimeInputSchema = z
  .union([
    z.literal(''),
    z.iso.datetime({ local: true, precision: -1, error: contentDatesText.implausibleYear }),
  ])
  .refine((value) => !value || (value >= '1900' && value < '2100'), contentDatesText.implausibleYear);
