import { beforeEach, expect, it, vi } from 'vitest';
import { getActivityPeriodStart, toTimeRange } from '@/admin/features/activity/activity-params';
import { formatTimeOrDate } from '@/admin/features/activity/time-or-date';
import { getSubmissionPeriodStart } from '@/admin/features/inbox/submission-params';
import { computeDayShift } from '@/admin/features/tv-guide/guide-model';
import { fromDateTimeInputValue, toDateTimeInputValue } from '@/admin/lib/publication-state';

// Paris has 23 hours on 29 March 2026 and 25 hours on 25 October 2026.
beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));

it('the period of the journal starts at midnight across the spring clock change', () => {
  expect(getActivityPeriodStart('week', new Date('2026-04-01T10:00:00Z'))).toBe('2026-03-24T23:00:00.000Z');
});

it('a date range of the journal ends at local midnight on a 23-hour day', () => {
  expect(toTimeRange({ period: 'dates', from: '2026-03-29', until: '2026-03-29' } as never)).toEqual({
    since: '2026-03-28T23:00:00.000Z',
    before: '2026-03-29T22:00:00.000Z',
  });
});

it('the period of the inbox starts at midnight across the autumn clock change', () => {
  expect(getSubmissionPeriodStart('7', new Date('2026-10-28T10:00:00Z'))).toBe('2026-10-20T22:00:00.000Z');
});

it('the TV guide counts days and weeks correctly across both clock changes', () => {
  expect(computeDayShift('2026-03-28', '2026-03-30', 'day')).toBe(2);
  expect(computeDayShift('2026-10-24', '2026-10-26', 'day')).toBe(2);
  expect(computeDayShift('2026-03-25', '2026-04-01', 'week')).toBe(7);
  expect(computeDayShift('2026-10-27', '2026-10-20', 'week')).toBe(-7);
});

it('a brief date of today shows only the time, even on a 25-hour day', () => {
  const lastHour = new Date('2026-10-25T22:30:00Z');
  expect(formatTimeOrDate('2026-10-24T22:30:00Z', lastHour)).toBe('00:30');
  expect(formatTimeOrDate('2026-10-24T21:30:00Z', lastHour)).toBe('24 oct. 2026');
});

it('a date field keeps the local time on both sides of a clock change', () => {
  expect(toDateTimeInputValue('2026-03-29T00:30:00Z')).toBe('2026-03-29T01:30');
  expect(toDateTimeInputValue('2026-03-29T01:30:00Z')).toBe('2026-03-29T03:30');
  expect(fromDateTimeInputValue('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
});
