import { describe, expect, it } from 'vitest';
import { clockOf, instantOf } from '@/shared/lib/guide-day';
import {
  excludeSpans,
  findConflict,
  findEnd,
  findGapAfter,
  type NewProgramme,
  programmesOfDay,
  shiftProgrammes,
  toDaySpans,
} from './guide-model';

const ABIDJAN = 'Africa/Abidjan';
const PARIS = 'Europe/Paris';

function programme(starts_at: string, ends_at: string, channel: NewProgramme['channel'] = 'marmite') {
  return { channel, starts_at, ends_at, title: starts_at, kind: '', summary: '', highlight: false };
}

const stored = (one: NewProgramme) => ({ ...one, id: one.starts_at, version: 1 });

describe('when a programme ends', () => {
  it.each([
    [ABIDJAN, '2026-11-23', '20:00', '20:45', '2026-11-23T20:45:00.000Z'],
    [ABIDJAN, '2026-11-23', '23:20', '00:55', '2026-11-24T00:55:00.000Z'],
    [ABIDJAN, '2026-11-23', '00:55', '05:00', '2026-11-24T05:00:00.000Z'],
    [ABIDJAN, '2026-11-23', '04:00', '06:30', '2026-11-24T06:30:00.000Z'],
    // three hours, because one hour is repeated
    [PARIS, '2026-10-24', '01:30', '03:30', '2026-10-25T02:30:00.000Z'],
    [PARIS, '2027-03-27', '01:30', '03:30', '2027-03-28T01:30:00.000Z'],
  ])('in %s on %s, from %s to %s', (zone, day, start, end, expected) => {
    const found = findEnd(day, end, instantOf(day, start, zone), zone);
    expect(found && new Date(found).toISOString()).toBe(expected);
  });

  it('is no time where the clock shows the same', () => {
    expect(findEnd('2026-11-23', '20:00', instantOf('2026-11-23', '20:00', ABIDJAN), ABIDJAN)).toBeNull();
  });
});

it('a day holds what begins from five to five, in its order', () => {
  const late = programme('2026-11-24T00:55:00Z', '2026-11-24T05:00:00Z');
  const early = programme('2026-11-23T05:00:00Z', '2026-11-23T06:00:00Z');
  const next = programme('2026-11-24T05:00:00Z', '2026-11-24T06:00:00Z');
  expect(programmesOfDay([next, late, early], '2026-11-23', ABIDJAN)).toEqual([early, late]);
});

it('reports a gap between two programmes', () => {
  const one = programme('2026-11-23T18:00:00Z', '2026-11-23T19:00:00Z');
  const soon = programme('2026-11-23T19:00:00Z', '2026-11-23T20:00:00Z');
  const later = programme('2026-11-23T19:25:00Z', '2026-11-23T20:00:00Z');
  expect(findGapAfter(one, soon)).toBeNull();
  expect(findGapAfter(one, undefined)).toBeNull();
  expect(findGapAfter(one, later)).toEqual({ since: one.ends_at, until: later.starts_at });
});

it('a copy keeps the hours that clocks show, through the nights they change', () => {
  const evening = [
    programme('2026-10-17T18:45:00Z', '2026-10-17T21:30:00Z'),
    programme('2026-10-17T21:30:00Z', '2026-10-18T03:00:00Z'),
  ];
  const copied = shiftProgrammes(evening, 7, PARIS);
  const clocks = (all: readonly NewProgramme[]) =>
    all.map(({ starts_at, ends_at }) => `${clockOf(starts_at, PARIS)}–${clockOf(ends_at, PARIS)}`);
  expect(clocks(copied)).toEqual(clocks(evening));
  expect(copied.at(-1)?.ends_at).toBe('2026-10-25T04:00:00.000Z');
  expect(clocks(shiftProgrammes(evening, 14, PARIS))).toEqual(clocks(evening));
});

it('replaces programmes that begin on the imported days', () => {
  const coming = [programme('2026-11-23T20:00:00Z', '2026-11-23T21:00:00Z')];
  const there = [
    programme('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z'),
    programme('2026-11-24T04:59:00Z', '2026-11-24T06:00:00Z'),
    programme('2026-11-23T04:00:00Z', '2026-11-23T20:30:00Z'),
    programme('2026-11-23T08:00:00Z', '2026-11-23T09:00:00Z', 'hivowood'),
  ].map(stored);
  const left = excludeSpans(
    there,
    toDaySpans(coming, () => ABIDJAN),
  );
  expect(left).toEqual([there[2], there[3]]);
  expect(coming[0] && findConflict(coming[0], left)).toBe(there[2]);
});

it('empties calendar dates rather than guide days for a file dated by the calendar', () => {
  const night = programme('2026-11-24T00:30:00Z', '2026-11-24T02:00:00Z');
  const evening = programme('2026-11-24T22:00:00Z', '2026-11-24T23:00:00Z');
  expect(toDaySpans([night, evening], () => ABIDJAN, 'calendar')).toEqual([
    { channel: 'marmite', since: '2026-11-24T00:00:00.000Z', until: '2026-11-25T00:00:00.000Z' },
  ]);
});
