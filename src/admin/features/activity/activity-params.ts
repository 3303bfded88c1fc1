import { addDays, parseISO, startOfDay, subDays } from 'date-fns';
import type { KeysetOrder } from '@/admin/lists/keyset';
import {
  defineChoiceParam,
  defineDayParam,
  defineIdParam,
  defineListUrlParams,
  defineSearchWordsParam,
  type ListParamValues,
} from '@/admin/lists/list-params';
import { activityText } from '@/copy/admin/activity';
import type { Database } from '@/types/database';

export const newestActivityFirst = { column: 'created_at', ascending: false } as const satisfies KeysetOrder;

export type ActivityType = Database['public']['Enums']['activity_type'];

export const activityTypes = Object.keys(activityText.types).filter(
  (type) => type !== 'all',
) as ActivityType[];

/** Period filters. `dates` is a range of chosen days. */
export const activityPeriods = ['today', 'week', 'month', 'dates'] as const;

/** Days before today that a period includes. */
const PERIOD_DAYS = { today: 0, week: 7, month: 30 };

/** Value of the type filter that selects security alerts of any type. */
export const SECURITY_ALERTS_FILTER = 'alerts';

export const activityListUrlParams = defineListUrlParams(
  {
    type: defineChoiceParam('type', [...activityTypes, SECURITY_ALERTS_FILTER]),
    person: defineIdParam('personne'),
    period: defineChoiceParam('periode', activityPeriods),
    from: defineDayParam('du'),
    until: defineDayParam('au'),
    search: defineSearchWordsParam(),
  },
  {
    pageSize: 25,
    normalize: (params) => (params.period === 'dates' ? params : { ...params, from: '', until: '' }),
  },
);

export type ActivityParams = ListParamValues<typeof activityListUrlParams>;

export type ActivityFilterValues = Omit<ActivityParams, 'position'>;

/** Returns midnight of the first day of a period, in the reader's time zone. */
export function getActivityPeriodStart(period: keyof typeof PERIOD_DAYS, now = new Date()): string {
  return startOfDay(subDays(now, PERIOD_DAYS[period])).toISOString();
}

/** Returns midnight of an ISO day, plus `addedDays` days, in the reader's time zone. */
const toMidnight = (day: string, addedDays = 0): string =>
  startOfDay(addDays(parseISO(day), addedDays)).toISOString();

/**
 * Returns the time range of the filters: `since` is included, `before` is not. Days before the year 1000, and last days
 * after 9998, set no limit, because Postgres cannot read some of them as a timestamp.
 */
export function toTimeRange({ period, from, until }: ActivityFilterValues): {
  since?: string;
  before?: string;
} {
  if (period === null) return {};
  if (period !== 'dates') return { since: getActivityPeriodStart(period) };
  return {
    since: from >= '1000' ? toMidnight(from) : undefined,
    before: until >= '1000' && until < '9999' ? toMidnight(until, 1) : undefined,
  };
}
