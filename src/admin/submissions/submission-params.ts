import {
  isSubmissionStatus,
  type SubmissionSource,
  type SubmissionTab,
  submissionSources,
  submissionTabs,
  tabKeys,
} from '@/admin/config/submissions';
import { firstPage, type KeysetPosition, readPosition, writePosition } from '@/admin/lib/keyset';
import { readSearch } from '@/admin/lib/search-param';

/** Rows a page. */
export const PAGE_SIZE = 20;

/** Days back a list may be narrowed to; null for any date. */
export const periods = [7, 30, 365] as const;
/** Days a list goes back. */
export type Period = (typeof periods)[number];

/** What narrows the lists down; search and period stay from one tab to the next. */
export interface SubmissionFilters {
  tab: SubmissionTab;
  search: string;
  /** A status of the tab's rows; for the newsletter `active` or `inactive`. Null for any. */
  state: string | null;
  /** One table of the tab only; null for all of them. */
  origin: SubmissionSource | null;
  period: Period | null;
}

/** One row of one table. */
export interface SubmissionKey {
  source: SubmissionSource;
  id: string;
}

/** The inbox as an address asks for it. */
export interface SubmissionParams extends SubmissionFilters {
  position: KeysetPosition;
  /** The row whose details are open. */
  opened: SubmissionKey | null;
}

/** Whether rows of the tab may be in that state. */
function isStateOf(tab: SubmissionTab, state: string | null): boolean {
  return tab === 'newsletter' ? state === 'active' || state === 'inactive' : isSubmissionStatus(state);
}

function readOpened(text: string | null): SubmissionKey | null {
  const [name, id] = text?.split('~') ?? [];
  const source = submissionSources.find((known) => known === name);
  return source && id && /^[0-9a-f-]{36}$/.test(id) ? { source, id } : null;
}

/** State of the screen, as the address keeps it; anything odd in it counts as absent. */
export function readParams(parameters: URLSearchParams): SubmissionParams {
  const tab = tabKeys.find((key) => key === parameters.get('onglet')) ?? 'business';
  const state = parameters.get('status');
  const sources: readonly SubmissionSource[] = submissionTabs[tab];
  const position = readPosition(parameters, PAGE_SIZE);
  return {
    tab,
    search: readSearch(parameters),
    state: isStateOf(tab, state) ? state : null,
    origin: sources.length > 1 ? (sources.find((one) => one === parameters.get('origine')) ?? null) : null,
    period: periods.find((days) => String(days) === parameters.get('periode')) ?? null,
    // a page known by its number alone would have to be counted to: the list starts over
    position: position.place.at === 'skip' ? firstPage : position,
    opened: readOpened(parameters.get('ouvrir')),
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
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - period).toISOString();
}
