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

/** When a period starts: midnight of the reader's own day. */
export function startOf(period: Exclude<ActivityPeriod, 'dates'>, now = new Date()): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - DAYS[period]).toISOString();
}

/** Midnight of the reader's own clock, so many days after that day. */
function midnight(day: string, later = 0): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date + later).toISOString();
}

/** From when to when the journal is read: the first instant of it, and the first after it. */
export function boundsOf({ period, from, until }: ActivityFilters): { since?: string; before?: string } {
  if (period === null) return {};
  if (period !== 'dates') return { since: startOf(period) };
  return { ...(from && { since: midnight(from) }), ...(until && { before: midnight(until, 1) }) };
}
