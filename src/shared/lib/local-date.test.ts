import { expect, test } from 'vitest';
import { localDate } from './local-date';

test('tomorrow is the next day of the visitor’s own calendar, to the last minute of today', () => {
  expect(localDate(1, new Date(2026, 0, 31, 0, 0))).toBe('2026-02-01');
  expect(localDate(1, new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01');
});

test('a day that loses an hour is a day', () => {
  expect(localDate(1, new Date(2026, 2, 28, 23, 30))).toBe('2026-03-29');
  expect(localDate(2, new Date(2026, 2, 28, 23, 30))).toBe('2026-03-30');
});
