import { startOfDay, subDays } from 'date-fns';
import {
  isSubmissionStatus,
  listSources,
  type SubmissionSource,
  type SubmissionTab,
  tabKeys,
} from '@/admin/config/submissions';
import { readSearch } from '@/admin/lib/search-param';
import { firstPage, type PagePosition, readPosition, writePosition } from '@/admin/lists/keyset';

export const PAGE_SIZE = 20;

/** Period filters in days; null for any date. */
export const periods = [7, 30, 365] as const;
export type Period = (typeof periods)[number];

/** Assignee filters: key of the address, and value of the database. */
export const assigneeFilters = { moi: 'mine', personne: 'nobody' } as const;
/** Key of `assigneeFilters`. */
export type AssigneeFilter = keyof typeof assigneeFilters;
/** Keys in the order of the menu. */
export const assigneeFilterKeys = Object.keys(assigneeFilters) as AssigneeFilter[];

/** Filters of the lists. Search, period and assignee stay when the tab changes. */
export interface SubmissionFilters {
  tab: SubmissionTab;
  search: string;
  /** Status of a row; `active` or `inactive` for the newsletter. Null for any. */
  state: string | null;
  /** One table of the tab; null for all. */
  origin: SubmissionSource | null;
  period: Period | null;
  /** Assigned to the reader, or unassigned; null for all. The newsletter has no assignee. */
  assigneeFilter: AssigneeFilter | null;
  /** Only open rows past their due date. */
  overdueOnly: boolean;
}

export interface SubmissionKey {
  source: SubmissionSource;
  id: string;
}

/** Parameters of the inbox in the address. */
export interface SubmissionParams extends SubmissionFilters {
  position: PagePosition;
  /** Row whose details are open. */
  opened: SubmissionKey | null;
}

/** Returns true for a status that rows of the tab can have. */
function isStateOf(tab: SubmissionTab, state: string | null): boolean {
  return tab === 'newsletter' ? state === 'active' || state === 'inactive' : isSubmissionStatus(state);
}

/** Returns the filters of follow-up; the newsletter has none. */
export function followUpFilters(
  tab: SubmissionTab,
  { assigneeFilter, overdueOnly }: Pick<SubmissionFilters, 'assigneeFilter' | 'overdueOnly'>,
): Pick<SubmissionFilters, 'assigneeFilter' | 'overdueOnly'> {
  return tab === 'newsletter'
    ? { assigneeFilter: null, overdueOnly: false }
    : { assigneeFilter, overdueOnly };
}

function readOpened(text: string | null, tabs: readonly SubmissionTab[]): SubmissionKey | null {
  const [name, id] = text?.split('~') ?? [];
  const sources = tabs.flatMap(listSources);
  const source = sources.find((known) => known === name);
  return source && id && /^[0-9a-f-]{36}$/.test(id) ? { source, id } : null;
}

/** Reads the state of the screen from the address. Invalid values, and tabs not in `tabs`, fall back to the defaults. */
export function readParams(
  parameters: URLSearchParams,
  tabs: readonly SubmissionTab[] = tabKeys,
): SubmissionParams {
  const tab = tabs.find((key) => key === parameters.get('onglet')) ?? tabs[0] ?? 'business';
  const state = parameters.get('status');
  const sources = listSources(tab);
  const position = readPosition(parameters, PAGE_SIZE);
  return {
    tab,
    search: readSearch(parameters),
    state: isStateOf(tab, state) ? state : null,
    origin: sources.length > 1 ? (sources.find((one) => one === parameters.get('origine')) ?? null) : null,
    period: periods.find((days) => String(days) === parameters.get('periode')) ?? null,
    ...followUpFilters(tab, {
      assigneeFilter: assigneeFilterKeys.find((key) => key === parameters.get('pour')) ?? null,
      overdueOnly: parameters.has('retard'),
    }),
    // The database cannot skip to a page number: the list starts over.
    position: position.place.at === 'skip' ? firstPage : position,
    opened: readOpened(parameters.get('ouvrir'), tabs),
  };
}

/** Returns the query of an address, without defaults. A changed filter opens the first page and closes the details. */
export function submissionHref(current: SubmissionParams, change: Partial<SubmissionParams> = {}): string {
  const keepsPosition = 'position' in change || 'opened' in change;
  const next = { ...current, ...(keepsPosition ? {} : { position: firstPage }), opened: null, ...change };
  const parameters = new URLSearchParams();
  if (next.tab !== 'business') parameters.set('onglet', next.tab);
  if (next.search) parameters.set('q', next.search);
  if (next.tab === current.tab) {
    if (next.state) parameters.set('status', next.state);
    if (next.origin) parameters.set('origine', next.origin);
  }
  if (next.period) parameters.set('periode', String(next.period));
  const { assigneeFilter, overdueOnly } = followUpFilters(next.tab, next);
  if (assigneeFilter) parameters.set('pour', assigneeFilter);
  if (overdueOnly) parameters.set('retard', '1');
  writePosition(parameters, next.position);
  if (next.opened) parameters.set('ouvrir', `${next.opened.source}~${next.opened.id}`);
  return `?${parameters}`;
}

/** Returns the tables that the filters list. */
export function filteredSources({
  tab,
  origin,
}: Pick<SubmissionFilters, 'tab' | 'origin'>): readonly SubmissionSource[] {
  return origin ? [origin] : listSources(tab);
}

/** Returns the start of the first day of the period. It changes once a day, so that the query key is stable. */
export function startOfPeriod(period: Period | null, now = new Date()): string | undefined {
  if (!period) return undefined;
  return startOfDay(subDays(now, period)).toISOString();
}
