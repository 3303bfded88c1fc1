import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getLocalDate } from './local-date';

beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => void vi.unstubAllEnvs());

test('tomorrow is the next day of the visitor’s own calendar', () => {
  expect(getLocalDate(1, new Date(2026, 0, 31, 0, 0))).toBe('2026-02-01');
  expect(getLocalDate(1, new Date(2026, 11, 31, 23, 59))).toBe('2027-01-01');
});

test('counts a day of 23 or 25 hours as one day', () => {
  expect(new Date(2026, 2, 29).getTimezoneOffset()).toBe(-60);
  expect(getLocalDate(1, new Date(2026, 2, 28, 23, 30))).toBe('2026-03-29');
  expect(getLocalDate(1, new Date(2026, 2, 29, 0, 30))).toBe('2026-03-30');
  expect(getLocalDate(1, new Date(2026, 9, 25, 0, 30))).toBe('2026-10-26');
});
