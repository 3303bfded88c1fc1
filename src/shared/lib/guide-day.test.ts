import { describe, expect, it } from 'vitest';
import {
  addDays,
  formatClock,
  isValidDay,
  listWeekDays,
  toGuideDay,
  toGuideDayBounds,
  toGuideInstant,
} from './guide-day';

const ABIDJAN = 'Africa/Abidjan';
const PARIS = 'Europe/Paris';
const toIso = (instant: number) => new Date(instant).toISOString();
const countHours = ({ since, until }: { since: number; until: number }) => (until - since) / 3_600_000;

describe('a broadcast day', () => {
  it.each([
    ['2026-11-23T20:45:00Z', ABIDJAN, '2026-11-23'],
    ['2026-11-24T00:55:00Z', ABIDJAN, '2026-11-23'],
    ['2026-11-24T04:59:00Z', ABIDJAN, '2026-11-23'],
    ['2026-11-24T05:00:00Z', ABIDJAN, '2026-11-24'],
    ['2026-11-24T04:30:00Z', PARIS, '2026-11-24'],
    ['2026-12-31T23:30:00Z', PARIS, '2026-12-31'],
    // around five in the morning in Paris, on the days of a clock change
    ['2026-10-25T03:59:00Z', PARIS, '2026-10-24'],
    ['2026-10-25T04:00:00Z', PARIS, '2026-10-25'],
    ['2027-03-28T02:59:00Z', PARIS, '2027-03-27'],
    ['2027-03-28T03:00:00Z', PARIS, '2027-03-28'],
  ])('%s in %s falls on %s', (instant, zone, day) => {
    expect(toGuideDay(instant, zone)).toBe(day);
  });

  it('lasts 24 hours, 25 or 23 where clocks change', () => {
    expect(countHours(toGuideDayBounds('2026-10-24', ABIDJAN))).toBe(24);
    expect(countHours(toGuideDayBounds('2026-10-24', PARIS))).toBe(25);
    expect(countHours(toGuideDayBounds('2026-10-25', PARIS))).toBe(24);
    expect(countHours(toGuideDayBounds('2027-03-27', PARIS))).toBe(23);
    expect(toIso(toGuideDayBounds('2026-11-23', ABIDJAN).since)).toBe('2026-11-23T05:00:00.000Z');
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

describe('a time of the guide', () => {
  it.each([
    ['2026-11-23', '20:45', ABIDJAN, '2026-11-23T20:45:00.000Z'],
    ['2026-11-23', '00:55', ABIDJAN, '2026-11-24T00:55:00.000Z'],
    ['2026-11-23', '24:30', ABIDJAN, '2026-11-24T00:30:00.000Z'],
    ['2026-11-23', '29:59', ABIDJAN, '2026-11-24T05:59:00.000Z'],
    ['2026-11-23', '20:45', PARIS, '2026-11-23T19:45:00.000Z'],
    ['2026-07-14', '20:45', PARIS, '2026-07-14T18:45:00.000Z'],
    // the nights when the clocks go back and forward
    ['2026-10-24', '23:30', PARIS, '2026-10-24T21:30:00.000Z'],
    ['2026-10-24', '02:30', PARIS, '2026-10-25T00:30:00.000Z'],
    ['2026-10-24', '04:30', PARIS, '2026-10-25T03:30:00.000Z'],
    ['2027-03-27', '01:30', PARIS, '2027-03-28T00:30:00.000Z'],
    ['2027-03-27', '02:30', PARIS, '2027-03-28T01:30:00.000Z'],
    ['2027-03-27', '03:30', PARIS, '2027-03-28T01:30:00.000Z'],
  ])('%s at %s in %s is %s', (day, clock, zone, expected) => {
    expect(toIso(toGuideInstant(day, clock, zone))).toBe(expected);
  });

  it('02:30 means the second one of the night once the first is over', () => {
    const first = toGuideInstant('2026-10-24', '02:30', PARIS);
    const afterFirst = first + 60_000;
    const second = toGuideInstant('2026-10-24', '02:30', PARIS, afterFirst);
    expect(second - first).toBe(3_600_000);
    expect([formatClock(first, PARIS), formatClock(second, PARIS)]).toEqual(['02:30', '02:30']);
    expect(toGuideInstant('2026-10-24', '04:30', PARIS, first)).toBe(
      toGuideInstant('2026-10-24', '04:30', PARIS),
    );
  });
});
