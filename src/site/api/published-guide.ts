import { applyFrenchTypography } from '@/shared/lib/french-typography';
import { callVisitorFunction, isObject } from '@/site/api/call-visitor-function';
import type { Database } from '@/types/database';

/** A programme of the TV guide, as visitors read it. */
export type PublicProgramme = Pick<
  Database['public']['Tables']['programmes']['Row'],
  'channel' | 'starts_at' | 'ends_at' | 'title' | 'kind' | 'summary' | 'highlight'
>;

const TEXT_FIELDS = ['channel', 'starts_at', 'ends_at', 'title', 'kind', 'summary'] as const;

/** Returns true for a valid programme from the database. */
export const isProgramme = (value: unknown): value is PublicProgramme =>
  isObject(value) &&
  TEXT_FIELDS.every((name) => typeof Reflect.get(value, name) === 'string') &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'starts_at'))) &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'ends_at')));

/** Returns a programme with French typography. */
export const typesetProgramme = (programme: PublicProgramme): PublicProgramme => ({
  ...programme,
  title: applyFrenchTypography(programme.title),
  kind: applyFrenchTypography(programme.kind),
  summary: applyFrenchTypography(programme.summary),
});

/** Reads the programmes that start on a channel between two instants, at most eight days apart. */
export async function fetchChannelProgrammes(
  channel: string,
  since: number,
  until: number,
): Promise<PublicProgramme[]> {
  const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
  return (await callVisitorFunction('published_programmes', { channel, ...span }, isProgramme)).map(
    typesetProgramme,
  );
}

/** Reads the current and next programmes: the first two of each channel that end after now and start within twelve hours. */
export const fetchCurrentAndNextProgrammes = async (): Promise<PublicProgramme[]> =>
  (await callVisitorFunction('published_on_air', {}, isProgramme)).map(typesetProgramme);
