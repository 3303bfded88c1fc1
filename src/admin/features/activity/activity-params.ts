import { addDays, parseISO, startOfDay, subDays } from 'date-fns';
import {
  firstPage,
  type KeysetOrder,
  type KeysetPosition,
  readPosition,
  writePosition,
} from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';
import { activityText } from '@/copy/admin/activity';
import type { Database } from '@/types/database';

/** Lines a page. */
export const ACTIVITY_PAGE_SIZE = 25;

/** The order of the journal. */
export const newestFirst = { column: 'created_at', ascending: false } as const satisfies KeysetOrder;

/** What a line of the journal is about, as the database has it. */
export type ActivityType = Database['public']['Enums']['activity_type'];
/** How far back the journal is read; `dates` are days somebody chose. */
export type ActivityPeriod = 'today' | 'week' | 'month' | 'dates';

/** What narrows the journal. */
export interface ActivityFilters {
  /** Null for any; `watch` for what stands out, of any type. */
  type: ActivityType | 'watch' | null;
  /** Id of a profile. */
  person: string | null;
  period: ActivityPeriod | null;
  /** First and last day of the period `dates`, YYYY-MM-DD; empty for no end. */
  from: string;
  until: string;
  search: string;
}

/** The journal as an address asks for it. */
export interface ActivityParams extends ActivityFilters {
  position: KeysetPosition;
}

const DAYS = { today: 0, week: 7, month: 30, dates: 0 } satisfies Record<ActivityPeriod, number>;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

function isType(value: string | null): value is ActivityType | 'watch' {
  return value === 'watch' || (value !== null && value !== 'all' && Object.hasOwn(activityText.types, value));
}

/** True for a period the screen offers. */
export function isPeriod(value: string | null): value is ActivityPeriod {
  return value !== null && Object.hasOwn(DAYS, value);
}

/** A day of the calendar, or nothing. */
function readDay(value: string | null): string {
  const isDay = value && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
  return isDay ? value : '';
}

/** State of the list, as the address keeps it; anything odd in it counts as absent. */
export function readActivityParams(parameters: URLSearchParams): ActivityParams {
  const type = parameters.get('type');
  const person = parameters.get('personne');
  const period = parameters.get('periode');
  return {
    type: isType(type) ? type : null,
    person: person && UUID.test(person) ? person.toLowerCase() : null,
    period: isPeriod(period) ? period : null,
    from: period === 'dates' ? readDay(parameters.get('du')) : '',
    until: period === 'dates' ? readDay(parameters.get('au')) : '',
    search: readSearch(parameters),
    position: readPosition(parameters, ACTIVITY_PAGE_SIZE),
  };
}

/** Query of an address: defaults stay out of it, and any change of criteria goes back to the first page. */
export function activityQuery(current: ActivityParams, change: Partial<ActivityParams> = {}): string {
  const next = { ...current, position: firstPage, ...change };
  const parameters = new URLSearchParams();
  if (next.type) parameters.set('type', next.type);
  if (next.person) parameters.set('personne', next.person);
  if (next.period) parameters.set('periode', next.period);
  if (next.period === 'dates' && next.from) parameters.set('du', next.from);
  if (next.period === 'dates' && next.until) parameters.set('au', next.until);
  if (next.search) parameters.set('q', next.search);
  writePosition(parameters, next.position);
  const text = parameters.toString();
  return text ? `?${text}` : '?';
}

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
