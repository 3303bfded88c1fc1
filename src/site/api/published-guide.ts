import { frenchTypography } from '@/shared/lib/french-typography';
import { readTexts } from '@/site/api/read-texts';
import type { Database } from '@/types/database';

/** A programme of the TV guide, as visitors read it. */
export type ShownProgramme = Pick<
  Database['public']['Tables']['programmes']['Row'],
  'channel' | 'starts_at' | 'ends_at' | 'title' | 'kind' | 'summary' | 'highlight'
>;

const WORDS = ['channel', 'starts_at', 'ends_at', 'title', 'kind', 'summary'] as const;

/** Returns true for a valid programme of the database's answer. */
export const isProgramme = (value: unknown): value is ShownProgramme =>
  typeof value === 'object' &&
  value !== null &&
  WORDS.every((name) => typeof Reflect.get(value, name) === 'string') &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'starts_at'))) &&
  !Number.isNaN(Date.parse(Reflect.get(value, 'ends_at')));

/** Returns a programme with French typography. */
export const typesetProgramme = (programme: ShownProgramme): ShownProgramme => ({
  ...programme,
  title: frenchTypography(programme.title),
  kind: frenchTypography(programme.kind),
  summary: frenchTypography(programme.summary),
});

/** Reads the programmes that start on a channel between two instants, at most eight days apart. */
export async function readProgrammes(
  channel: string,
  since: number,
  until: number,
): Promise<ShownProgramme[]> {
  const span = { since: new Date(since).toISOString(), until: new Date(until).toISOString() };
  return (await readTexts('published_programmes', { channel, ...span }, isProgramme)).map(typesetProgramme);
}

/** Reads the current and the next programme of each channel, by the clock of the database. */
export const readOnAir = async (): Promise<ShownProgramme[]> =>
  (await readTexts('published_on_air', {}, isProgramme)).map(typesetProgramme);
