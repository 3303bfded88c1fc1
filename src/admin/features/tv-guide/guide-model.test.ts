import { describe, expect, it } from 'vitest';
import { formatClock, toGuideInstant } from '@/shared/lib/guide-day';
import {
  createStoredTestProgramme,
  createTestProgramme,
} from '../../../../tests/support/create-test-programme';
import {
  computeProgrammeEndInstant,
  findOverlappingProgramme,
  listDaySpansWithProgrammes,
  type ProgrammeData,
  shiftProgrammes,
  startsInSpans,
} from './guide-model';

const ABIDJAN = 'Africa/Abidjan';
const PARIS = 'Europe/Paris';

describe('end of a programme', () => {
  it.each([
    [ABIDJAN, '2026-11-23', '20:00', '20:45', '2026-11-23T20:45:00.000Z'],
    [ABIDJAN, '2026-11-23', '23:20', '00:55', '2026-11-24T00:55:00.000Z'],
    [ABIDJAN, '2026-11-23', '00:55', '05:00', '2026-11-24T05:00:00.000Z'],
    [ABIDJAN, '2026-11-23', '04:00', '06:30', '2026-11-24T06:30:00.000Z'],
    // Lasts three hours, because one hour occurs twice.
    [PARIS, '2026-10-24', '01:30', '03:30', '2026-10-25T02:30:00.000Z'],
    [PARIS, '2027-03-27', '01:30', '03:30', '2027-03-28T01:30:00.000Z'],
  ])('in %s on %s from %s to %s is %s', (zone, day, start, end, expected) => {
    const actual = computeProgrammeEndInstant(day, end, toGuideInstant(day, start, zone), zone);
    expect(actual && new Date(actual).toISOString()).toBe(expected);
  });

  it('is null when start and end are equal', () => {
    const start = toGuideInstant('2026-11-23', '20:00', ABIDJAN);
    expect(computeProgrammeEndInstant('2026-11-23', '20:00', start, ABIDJAN)).toBeNull();
  });
});

it('copies programmes at the same local times across a clock change', () => {
  const evening = [
    createTestProgramme('Film', '2026-10-17T18:45', '2026-10-17T21:30'),
    createTestProgramme('Nuit', '2026-10-17T21:30', '2026-10-18T03:00'),
  ];
  const copies = shiftProgrammes(evening, 7, PARIS);
  const formatTimes = (all: readonly ProgrammeData[]) =>
    all.map(({ starts_at, ends_at }) => `${formatClock(starts_at, PARIS)}–${formatClock(ends_at, PARIS)}`);
  expect(formatTimes(copies)).toEqual(formatTimes(evening));
  expect(copies.at(-1)?.ends_at).toBe('2026-10-25T04:00:00.000Z');
  expect(formatTimes(shiftProgrammes(evening, 14, PARIS))).toEqual(formatTimes(evening));
});

it('keeps programmes of the day before and of other channels in an import', () => {
  const film = createTestProgramme('Film', '2026-11-23T20:00', '2026-11-23T21:00');
  const morning = createStoredTestProgramme('Matin', '2026-11-23T08:00', '2026-11-23T09:00');
  const dawn = createStoredTestProgramme('Aube', '2026-11-24T04:59', '2026-11-24T06:00');
  const dayBefore = createStoredTestProgramme('Veille', '2026-11-23T04:00', '2026-11-23T20:30');
  const elsewhere = createStoredTestProgramme('Ailleurs', '2026-11-23T08:00', '2026-11-23T09:00', 'marmite');
  const spans = listDaySpansWithProgrammes([film]);
  const remainingProgrammes = [morning, dawn, dayBefore, elsewhere].filter(
    (programme) => !startsInSpans(programme, spans),
  );
  expect(remainingProgrammes).toEqual([dayBefore, elsewhere]);
  expect(findOverlappingProgramme(film, remainingProgrammes)).toBe(dayBefore);
});

it('returns calendar dates instead of broadcast days for a file with calendar dating', () => {
  const night = createTestProgramme('Nuit', '2026-11-24T00:30', '2026-11-24T02:00');
  const evening = createTestProgramme('Film', '2026-11-24T22:00', '2026-11-24T23:00');
  expect(listDaySpansWithProgrammes([night, evening], 'calendar')).toEqual([
    { channel: 'hivowood', since: '2026-11-24T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' },
  ]);
});
