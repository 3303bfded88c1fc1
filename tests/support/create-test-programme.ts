import { formatIsoInstant, type ProgrammeData } from '@/admin/features/tv-guide/guide-model';

/** Creates a programme for a test. `since` and `until` are times in UTC: `2026-11-24T20:00`. */
export const createTestProgramme = (
  title: string,
  since: string,
  until: string,
  channel: ProgrammeData['channel'] = 'hivowood',
): ProgrammeData => ({
  channel,
  title,
  kind: '',
  summary: '',
  highlight: false,
  starts_at: formatIsoInstant(`${since}Z`),
  ends_at: formatIsoInstant(`${until}Z`),
});

/** Creates a stored programme for a test, with its title as id. */
export const createStoredTestProgramme = (...details: Parameters<typeof createTestProgramme>) => ({
  ...createTestProgramme(...details),
  id: details[0],
  version: 1,
});
