import { beforeEach, expect, test, vi } from 'vitest';
import { getLocalDateInDays } from './local-date-in-days';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));

test('tomorrow is the next day of the visitor’s own calendar', () => {
  expect(getLocalDateInDays(1, new Date(2026, 0, 31, 0, 0))).toBe('2026-02-01');
  expect(getLocalDateInDays(1, new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01');
});

test('counts a day of 23 or 25 hours as one day', () => {
  // the time zone of the test is in force
  expect(new Date(2026, 2, 29).getTimezoneOffset()).toBe(-60);
  expect(getLocalDateInDays(1, new Date(2026, 2, 28, 23, 30))).toBe('2026-03-29');
  expect(getLocalDateInDays(1, new Date(2026, 2, 29, 0, 30))).toBe('2026-03-30');
  expect(getLocalDateInDays(1, new Date(2026, 9, 25, 0, 30))).toBe('2026-10-26');
});
