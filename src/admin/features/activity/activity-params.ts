import { addDays, parseISO, startOfDay, subDays } from 'date-fns';
import type { KeysetOrder } from '@/admin/lists/keyset';
import { day, defineListParams, oneOf, type ParamsOf, rowId, search } from '@/admin/lists/list-params';
import { activityText } from '@/copy/admin/activity';
import type { Database } from '@/types/database';

/** The order of the journal. */
export const newestFirst = { column: 'created_at', ascending: false } as const satisfies KeysetOrder;

/** What a line of the journal is about, as the database has it. */
export type ActivityType = Database['public']['Enums']['activity_type'];

const types = Object.keys(activityText.types).filter((type) => type !== 'all') as ActivityType[];

/** How far back the journal is read; `dates` are days somebody chose. */
export const periods = ['today', 'week', 'month', 'dates'] as const;
/** One of `periods`. */
export type ActivityPeriod = (typeof periods)[number];

const DAYS = { today: 0, week: 7, month: 30, dates: 0 } satisfies Record<ActivityPeriod, number>;

/** Address of the journal. Type `watch` is what stands out, of any type. */
export const activityListParams = defineListParams(
  {
    type: oneOf('type', [...types, 'watch']),
    person: rowId('personne'),
    period: oneOf('periode', periods),
    from: day('du'),
    until: day('au'),
    search: search(),
  },
  {
    pageSize: 25,
    normalize: (params) => (params.period === 'dates' ? params : { ...params, from: '', until: '' }),
  },
);

/** The journal as an address asks for it. */
export type ActivityParams = ParamsOf<typeof activityListParams>;

/** What narrows the journal. */
export type ActivityFilters = Omit<ActivityParams, 'position'>;

/** Returns the start of a period: midnight of the reader's own day. */
export function startOf(period: Exclude<ActivityPeriod, 'dates'>, now = new Date()): string {
  return startOfDay(subDays(now, DAYS[period])).toISOString();
}

/** Returns midnight of the reader's own clock, `later` days after an ISO day. */
const midnight = (day: string, later = 0): string => startOfDay(addDays(parseISO(day), later)).toISOString();

/** From when to when the journal is read: the first instant of it, and the first after it. */
export function boundsOf({ period, from, until }: ActivityFilters): { since?: string; before?: string } {
  if (period === null) return {};
  if (period !== 'dates') return { since: startOf(period) };
  return { ...(from && { since: midnight(from) }), ...(until && { before: midnight(until, 1) }) };
}
