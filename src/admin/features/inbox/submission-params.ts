import { startOfDay, subDays } from 'date-fns';
import {
  isSubmissionStatus,
  type SubmissionSource,
  type SubmissionTab,
  submissionTabs,
  tabKeys,
} from '@/admin/config/submissions';
import { readSearch } from '@/admin/lib/search-param';
import { firstPage, type PagePosition, readPosition, writePosition } from '@/admin/lists/keyset';

/** Rows a page. */
export const PAGE_SIZE = 20;

/** Days back a list may be narrowed to; null for any date. */
export const periods = [7, 30, 365] as const;
/** Days a list goes back. */
export type Period = (typeof periods)[number];

/** To whom a row was given, as the address says it and as the database is asked. */
export const whoseKeys = { moi: 'mine', personne: 'nobody' } as const;
/** Key of `whoseKeys`. */
export type Whose = keyof typeof whoseKeys;
/** In the order they are offered. */
export const whoseNames = Object.keys(whoseKeys) as Whose[];

/** What narrows the lists down; search, period and whose the rows are stay from one tab to the next. */
export interface SubmissionFilters {
  tab: SubmissionTab;
  search: string;
  /** A status of the tab's rows; for the newsletter `active` or `inactive`. Null for any. */
  state: string | null;
  /** One table of the tab only; null for all of them. */
  origin: SubmissionSource | null;
  period: Period | null;
  /** Only what was given to whoever looks, or to nobody; null for all. Not of subscriptions, which nobody is given. */
  whose: Whose | null;
  /** Only what is still open and past its date. */
  late: boolean;
}

/** One row of one table. */
export interface SubmissionKey {
  source: SubmissionSource;
  id: string;
}

/** The inbox as an address asks for it. */
export interface SubmissionParams extends SubmissionFilters {
  position: PagePosition;
  /** The row whose details are open. */
  opened: SubmissionKey | null;
}

/** Whether rows of the tab may be in that state. */
function isStateOf(tab: SubmissionTab, state: string | null): boolean {
  return tab === 'newsletter' ? state === 'active' || state === 'inactive' : isSubmissionStatus(state);
}

/** Nobody is given a subscription, and none is due. */
export function handlingFilters(
  tab: SubmissionTab,
  { whose, late }: Pick<SubmissionFilters, 'whose' | 'late'>,
): Pick<SubmissionFilters, 'whose' | 'late'> {
  return tab === 'newsletter' ? { whose: null, late: false } : { whose, late };
}

function readOpened(text: string | null, tabs: readonly SubmissionTab[]): SubmissionKey | null {
  const [name, id] = text?.split('~') ?? [];
  const sources = tabs.flatMap((tab): readonly SubmissionSource[] => submissionTabs[tab]);
  const source = sources.find((known) => known === name);
  return source && id && /^[0-9a-f-]{36}$/.test(id) ? { source, id } : null;
}

/** State of the screen, as the address keeps it; anything odd in it, and a tab that is not among `tabs`, counts as absent. */
export function readParams(
  parameters: URLSearchParams,
  tabs: readonly SubmissionTab[] = tabKeys,
): SubmissionParams {
  const tab = tabs.find((key) => key === parameters.get('onglet')) ?? tabs[0] ?? 'business';
  const state = parameters.get('status');
  const sources: readonly SubmissionSource[] = submissionTabs[tab];
  const position = readPosition(parameters, PAGE_SIZE);
  return {
    tab,
    search: readSearch(parameters),
    state: isStateOf(tab, state) ? state : null,
    origin: sources.length > 1 ? (sources.find((one) => one === parameters.get('origine')) ?? null) : null,
    period: periods.find((days) => String(days) === parameters.get('periode')) ?? null,
    ...handlingFilters(tab, {
      whose: whoseNames.find((key) => key === parameters.get('pour')) ?? null,
      late: parameters.has('retard'),
    }),
    // a page known by its number alone would have to be counted to: the list starts over
    position: position.place.at === 'skip' ? firstPage : position,
    opened: readOpened(parameters.get('ouvrir'), tabs),
  };
}

/** Query of an address: defaults stay out of it; any change of criteria goes back to the first page and closes the details. */
export function submissionHref(current: SubmissionParams, change: Partial<SubmissionParams> = {}): string {
  const moves = 'position' in change || 'opened' in change;
  const next = { ...current, ...(moves ? {} : { position: firstPage }), opened: null, ...change };
  const parameters = new URLSearchParams();
  if (next.tab !== 'business') parameters.set('onglet', next.tab);
  if (next.search) parameters.set('q', next.search);
  if (next.tab === current.tab) {
    if (next.state) parameters.set('status', next.state);
    if (next.origin) parameters.set('origine', next.origin);
  }
  if (next.period) parameters.set('periode', String(next.period));
  const { whose, late } = handlingFilters(next.tab, next);
  if (whose) parameters.set('pour', whose);
  if (late) parameters.set('retard', '1');
  writePosition(parameters, next.position);
  if (next.opened) parameters.set('ouvrir', `${next.opened.source}~${next.opened.id}`);
  return `?${parameters}`;
}

/** The tables the filters ask for. */
export function sourcesOf({
  tab,
  origin,
}: Pick<SubmissionFilters, 'tab' | 'origin'>): readonly SubmissionSource[] {
  return origin ? [origin] : submissionTabs[tab];
}

/** Start of the first day of the period, the same all day long so that a list keeps its key. */
export function sinceOf(period: Period | null, now = new Date()): string | undefined {
  if (!period) return undefined;
  return startOfDay(subDays(now, period)).toISOString();
}
