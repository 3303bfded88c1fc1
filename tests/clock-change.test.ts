import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { getActivityPeriodStart, toTimeRange } from '@/admin/features/activity/activity-params';
import { formatBriefDate } from '@/admin/features/activity/brief-date';
import { getSubmissionPeriodStart } from '@/admin/features/inbox/submission-params';
import { countDaysBetween, countDaysBetweenWeeks } from '@/admin/features/tv-guide/guide-model';
import { fromDateTimeInputValue, toDateTimeInputValue } from '@/admin/lib/publication-state';

// Paris has 23 hours on 29 March 2026 and 25 hours on 25 October 2026.
beforeEach(() => void vi.stubEnv('TZ', 'Europe/Paris'));
afterEach(() => void vi.unstubAllEnvs());

it('starts the period of the journal at midnight over the spring clock change', () => {
  expect(getActivityPeriodStart('week', new Date('2026-04-01T10:00:00Z'))).toBe('2026-03-24T23:00:00.000Z');
});

it('ends a day of 23 hours at local midnight', () => {
  expect(toTimeRange({ period: 'dates', from: '2026-03-29', until: '2026-03-29' } as never)).toEqual({
    since: '2026-03-28T23:00:00.000Z',
    before: '2026-03-29T22:00:00.000Z',
  });
});

it('starts the period of the inbox at midnight over the autumn clock change', () => {
  expect(getSubmissionPeriodStart('7', new Date('2026-10-28T10:00:00Z'))).toBe('2026-10-20T22:00:00.000Z');
});

it('counts days and weeks of the guide over both clock changes', () => {
  expect(countDaysBetween('2026-03-28', '2026-03-30')).toBe(2);
  expect(countDaysBetween('2026-10-24', '2026-10-26')).toBe(2);
  expect(countDaysBetweenWeeks('2026-03-25', '2026-04-01')).toBe(7);
  expect(countDaysBetweenWeeks('2026-10-27', '2026-10-20')).toBe(-7);
});

it('shows the time alone until the end of a day of 25 hours', () => {
  const lastHour = new Date('2026-10-25T22:30:00Z');
  expect(formatBriefDate('2026-10-24T22:30:00Z', lastHour)).toBe('00:30');
  expect(formatBriefDate('2026-10-24T21:30:00Z', lastHour)).toBe('24 oct. 2026');
});

it('keeps the local time of a field on both sides of a clock change', () => {
  expect(toDateTimeInputValue('2026-03-29T00:30:00Z')).toBe('2026-03-29T01:30');
  expect(toDateTimeInputValue('2026-03-29T01:30:00Z')).toBe('2026-03-29T03:30');
  expect(fromDateTimeInputValue('2026-03-29T03:30')).toBe('2026-03-29T01:30:00.000Z');
});
