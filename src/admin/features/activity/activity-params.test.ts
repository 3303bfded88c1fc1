import { expect, it } from 'vitest';
import { activityListUrlParams, getActivityPeriodStart, toTimeRange } from './activity-params';

const readQuery = (query: string) => activityListUrlParams.read(new URLSearchParams(query));

it("starts a period at midnight in the reader's time zone", () => {
  const noon = new Date(2026, 10, 21, 12, 30);
  expect(getActivityPeriodStart('today', noon)).toBe(new Date(2026, 10, 21).toISOString());
  expect(getActivityPeriodStart('week', noon)).toBe(new Date(2026, 10, 14).toISOString());
});

const dateParams = readQuery('periode=dates&du=2026-11-01&au=2026-11-30');

it("reads chosen days in the reader's time zone", () => {
  expect(dateParams).toMatchObject({ period: 'dates', from: '2026-11-01', until: '2026-11-30' });
  expect(toTimeRange(dateParams)).toEqual({
    since: new Date(2026, 10, 1).toISOString(),
    before: new Date(2026, 11, 1).toISOString(),
  });
  expect(toTimeRange({ ...dateParams, until: '' })).toEqual({ since: new Date(2026, 10, 1).toISOString() });
});

it.each([
  ['the first year of the calendar', 'periode=dates&du=0001-01-01'],
  ['the last day of the calendar', 'periode=dates&au=9999-12-31'],
  ['a day of the year 0', 'periode=dates&au=0000-06-01'],
  ['days that are no dates', 'periode=dates&du=hier&au=2026-13-45'],
  ['a day without the period « dates »', 'du=2026-11-01'],
])('sets no time limit for %s', (_name, query) => {
  expect(toTimeRange(readQuery(query))).toEqual({});
});

it('drops chosen days when another period is chosen', () => {
  expect(activityListUrlParams.href(dateParams)).toBe('?periode=dates&du=2026-11-01&au=2026-11-30');
  expect(activityListUrlParams.href(dateParams, { period: 'week' })).toBe('?periode=week');
});

it('accepts security alerts as a type of the filter', () => {
  const params = readQuery('type=alerts');
  expect(params.type).toBe('alerts');
  expect(activityListUrlParams.href(params)).toBe('?type=alerts');
});
