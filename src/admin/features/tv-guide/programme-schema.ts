import { createNameSchema, createOptionalTextSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { programmeText as text } from '@/copy/admin/guide';
import type { ChannelKey } from '@/copy/types';
import { formatClock, isValidDay, toGuideDay, toInstant } from '@/shared/lib/guide-day';
import { textLengthLimits } from '@/shared/lib/limits';
import { findProgrammeEnd, type NewProgramme } from './guide-model';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, text.invalidTime);

/** Form values of a programme. The table checks the same limits. */
export const programmeSchema = z
  .object({
    day: z.string().refine(isValidDay, text.invalidDay),
    start: timeSchema,
    end: timeSchema,
    title: createNameSchema(textLengthLimits.programme.title),
    kind: createOptionalTextSchema(textLengthLimits.programme.kind),
    summary: createOptionalTextSchema(textLengthLimits.programme.summary),
    highlight: z.boolean(),
  })
  .refine(({ start, end }) => start !== end, { path: ['end'], message: text.endEqualsStart });

/** Form values of a programme. */
export type ProgrammeValues = z.infer<typeof programmeSchema>;

/** Returns the form values of a programme. */
export const toProgrammeValues = (
  { starts_at, ends_at, title, kind, summary, highlight }: NewProgramme,
  zone: string,
): ProgrammeValues => ({
  day: toGuideDay(starts_at, zone),
  start: formatClock(starts_at, zone),
  end: formatClock(ends_at, zone),
  title,
  kind,
  summary,
  highlight,
});

/** Returns the programme of the form values; null when the programme would last a day or more. */
export function toProgramme(values: ProgrammeValues, channel: ChannelKey, zone: string): NewProgramme | null {
  const { day, start, end, ...details } = values;
  const startInstant = toInstant(day, start, zone);
  const endInstant = findProgrammeEnd(day, end, startInstant, zone);
  if (endInstant === null) return null;
  return {
    channel,
    starts_at: new Date(startInstant).toISOString(),
    ends_at: new Date(endInstant).toISOString(),
    ...details,
  };
}
