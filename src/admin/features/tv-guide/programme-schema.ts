import { createNonEmptyTextSchema, createOptionalTextSchema } from '@/admin/lib/text-schemas';
import { z } from '@/admin/lib/zod';
import { programmeText as text } from '@/copy/admin/guide';
import type { ChannelKey } from '@/copy/types';
import { formatClock, isValidDay, toGuideDay, toGuideInstant } from '@/shared/lib/guide-day';
import { inputLimits } from '@/shared/lib/limits';
import { computeProgrammeEndInstant, formatIsoInstant, type ProgrammeData } from './guide-model';

const timeSchema = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, text.invalidTime);

/** Schema of the programme form. The table checks the same limits. */
export const programmeSchema = z.object({
  day: z.string().refine(isValidDay, text.invalidDay),
  start: timeSchema,
  end: timeSchema,
  title: createNonEmptyTextSchema(inputLimits.programme.title),
  kind: createOptionalTextSchema(inputLimits.programme.kind),
  summary: createOptionalTextSchema(inputLimits.programme.summary),
  highlight: z.boolean(),
});

/** Form values of a programme. */
export type ProgrammeValues = z.infer<typeof programmeSchema>;

/** Returns the form values of a programme. */
export function toProgrammeValues(programme: ProgrammeData): ProgrammeValues {
  const { starts_at, ends_at, title, kind, summary, highlight } = programme;
  const [start, end] = [formatClock(starts_at), formatClock(ends_at)];
  return { day: toGuideDay(starts_at), start, end, title, kind, summary, highlight };
}

/**
 * Returns the programme of the form values; null when start and end are equal. A stored programme keeps unchanged times,
 * because an import may have stored a programme of a whole day.
 */
export function toProgrammeData(
  values: ProgrammeValues,
  channel: ChannelKey,
  storedProgramme: ProgrammeData | null,
): ProgrammeData | null {
  const { day, start, end, ...details } = values;
  if (storedProgramme) {
    const { starts_at, ends_at } = storedProgramme;
    const storedValues = toProgrammeValues(storedProgramme);
    if (storedValues.day === day && storedValues.start === start && storedValues.end === end)
      return { channel, starts_at, ends_at, ...details };
  }
  const startInstant = toGuideInstant(day, start);
  const endInstant = computeProgrammeEndInstant(day, end, startInstant);
  if (endInstant === null) return null;
  return {
    channel,
    starts_at: formatIsoInstant(startInstant),
    ends_at: formatIsoInstant(endInstant),
    ...details,
  };
}
