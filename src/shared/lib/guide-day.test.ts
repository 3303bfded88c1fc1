import { describe, expect, it } from 'vitest';
import { addDays, isValidDay, listWeekDays, toGuideDay, toGuideDayBounds, toGuideInstant } from './guide-day';

const toIso = (instant: number) => new Date(instant).toISOString();

describe('a broadcast day', () => {
  it.each([
    ['2026-11-23T20:45:00Z', '2026-11-23'],
    ['2026-11-24T00:55:00Z', '2026-11-23'],
    ['2026-11-24T04:59:00Z', '2026-11-23'],
    ['2026-11-24T05:00:00Z', '2026-11-24'],
  ])('of %s is %s', (instant, day) => {
    expect(toGuideDay(instant)).toBe(day);
  });

  it('lasts from five to five', () => {
    const { since, until } = toGuideDayBounds('2026-11-23');
    expect([since, until].map(toIso)).toEqual(['2026-11-23T05:00:00.000Z', '2026-11-24T05:00:00.000Z']);
  });

  it('is followed by the next day, also at ends of months and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on Monday %s', (day, monday) => {
    const week = listWeekDays(day);
    expect(week).toHaveLength(7);
    expect(week[0]).toBe(monday);
  });

  it.each(['2026-02-30', '2026-13-01', '23/11/2026', '', '2026-11-23T00:00'])(
    'is not written as « %s »',
    (value) => {
      expect(isValidDay(value)).toBe(false);
    },
  );
});

it.each([
  ['20:45', '2026-11-23T20:45:00.000Z'],
  ['05:00', '2026-11-23T05:00:00.000Z'],
  ['04:59', '2026-11-24T04:59:00.000Z'],
  ['00:55', '2026-11-24T00:55:00.000Z'],
  ['24:30', '2026-11-24T00:30:00.000Z'],
  ['29:59', '2026-11-24T05:59:00.000Z'],
])('%s on the broadcast day of 23 November is %s', (time, expected) => {
  expect(toIso(toGuideInstant('2026-11-23', time))).toBe(expected);
});
