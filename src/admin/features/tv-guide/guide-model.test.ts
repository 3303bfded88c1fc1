import { describe, expect, it } from 'vitest';
import { toGuideInstant } from '@/shared/lib/guide-day';
import {
  createStoredTestProgramme,
  createTestProgramme,
} from '../../../../tests/support/create-test-programme';
import {
  computeProgrammeEndInstant,
  findOverlappingProgramme,
  listDaySpansWithProgrammes,
  shiftProgrammes,
  startsInSpans,
} from './guide-model';

describe('end of a programme', () => {
  it.each([
    ['20:00', '20:45', '2026-11-23T20:45:00.000Z'],
    ['23:20', '00:55', '2026-11-24T00:55:00.000Z'],
    ['00:55', '05:00', '2026-11-24T05:00:00.000Z'],
    ['04:00', '06:30', '2026-11-24T06:30:00.000Z'],
  ])('from %s to %s is %s', (start, end, expected) => {
    const day = '2026-11-23';
    const actual = computeProgrammeEndInstant(day, end, toGuideInstant(day, start));
    expect(actual && new Date(actual).toISOString()).toBe(expected);
  });

  it('is null when start and end are equal', () => {
    const start = toGuideInstant('2026-11-23', '20:00');
    expect(computeProgrammeEndInstant('2026-11-23', '20:00', start)).toBeNull();
  });
});

it('copies a programme of a whole day to another date, without its id', () => {
  const marathon = createStoredTestProgramme('Marathon', '2026-10-17T05:00', '2026-10-18T05:00');
  expect(shiftProgrammes([marathon], 14)).toEqual([
    createTestProgramme('Marathon', '2026-10-31T05:00', '2026-11-01T05:00'),
  ]);
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

it('returns calendar dates instead of broadcast days for the calendar rule', () => {
  const night = createTestProgramme('Nuit', '2026-11-24T00:30', '2026-11-24T02:00');
  const evening = createTestProgramme('Film', '2026-11-24T22:00', '2026-11-24T23:00');
  expect(listDaySpansWithProgrammes([night, evening], 'calendar')).toEqual([
    { channel: 'hivowood', since: '2026-11-24T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' },
  ]);
});
