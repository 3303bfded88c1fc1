import { startOfDay, subDays } from 'date-fns';
import { type InboxTabKey, inboxTabKeys } from '@/admin/config/inbox-tabs';
import { z } from '@/admin/lib/zod';
import { firstPagePosition } from '@/admin/lists/keyset';
import {
  defineChoiceParam,
  defineDisplayParam,
  defineFlagParam,
  defineListUrlParams,
  definePatternParam,
  defineSearchWordsParam,
  type ListParamValues,
} from '@/admin/lists/list-params';
import { inboxScreenText } from '@/copy/admin/inbox';
import { submissionSources } from '@/copy/admin/submission-sources';
import {
  listTabSubmissionTables,
  type SubmissionTableName,
  submissionStatusBadges,
} from './submission-source';

/** Choices of the period filter, in days before today. */
export const submissionPeriodDayOptions = ['7', '30', '365'] as const;
type Period = (typeof submissionPeriodDayOptions)[number];

/** Filters by assignee: value in the address, and value in the database. */
export const assigneeFilters = { moi: 'mine', personne: 'nobody' } as const;
type AssigneeFilter = keyof typeof assigneeFilters;
export const assigneeFilterKeys = Object.keys(assigneeFilters) as AssigneeFilter[];

/** Labels of the filters of subscriptions by state; `press` keeps the active ones of the press list. */
const newsletterStateLabels: Readonly<Record<string, string>> = {
  active: inboxScreenText.active,
  inactive: inboxScreenText.inactive,
  press: inboxScreenText.audiences.press,
};

/** Labels of the filters of the other tabs by state; `open` keeps new rows and those in progress. */
const followUpStateLabels: Readonly<Record<string, string>> = {
  open: inboxScreenText.openRows,
  ...Object.fromEntries(Object.entries(submissionStatusBadges).map(([status, { label }]) => [status, label])),
};

/** Returns the labels of the state filter of a tab, by the value in the address. */
export const getStateFilterLabels = (tab: InboxTabKey) =>
  tab === 'newsletter' ? newsletterStateLabels : followUpStateLabels;

/** Filters whose values depend on the tab. */
interface TabFilters {
  state: string | null;
  assigneeFilter: AssigneeFilter | null;
  isOverdueOnly: boolean;
}

/** Table and id of a submission. */
export interface SubmissionKey {
  source: SubmissionTableName;
  id: string;
}

const allSources = Object.keys(submissionSources) as SubmissionTableName[];

export const submissionListUrlParams = defineListUrlParams(
  {
    tab: defineDisplayParam('onglet', inboxTabKeys, 'business'),
    search: defineSearchWordsParam(),
    /** Key of `getStateFilterLabels`. */
    state: definePatternParam('status', /^[a-z_]+$/),
    /** One table of a tab that has several. */
    origin: defineChoiceParam('origine', allSources),
    period: defineChoiceParam('periode', submissionPeriodDayOptions),
    assigneeFilter: defineChoiceParam('pour', assigneeFilterKeys),
    /** True for open rows past their due date. */
    isOverdueOnly: defineFlagParam('retard'),
  },
  {
    pageSize: 20,
    normalize(params) {
      const { tab, origin, position } = params;
      return {
        ...params,
        origin: isValidOrigin(tab, origin) ? origin : null,
        ...pickTabFilters(tab, params),
        // The list reads by cursor only: an address with a page number alone opens the first page.
        position: position.after || position.before || position.lastRows ? position : firstPagePosition,
      };
    },
  },
);

export type SubmissionParams = ListParamValues<typeof submissionListUrlParams>;
export type SubmissionFilterValues = Omit<SubmissionParams, 'position'>;

function isValidOrigin(tab: InboxTabKey, origin: SubmissionTableName | null): boolean {
  const sources = listTabSubmissionTables(tab);
  return sources.length > 1 && origin !== null && sources.includes(origin);
}

/** Returns the filters that a tab has. Only the newsletter has no follow-up. */
export function pickTabFilters(tab: InboxTabKey, filters: TabFilters): TabFilters {
  const hasFollowUpFilters = tab !== 'newsletter';
  const { state, assigneeFilter, isOverdueOnly } = filters;
  return {
    state: state !== null && Object.hasOwn(getStateFilterLabels(tab), state) ? state : null,
    assigneeFilter: hasFollowUpFilters ? assigneeFilter : null,
    isOverdueOnly: hasFollowUpFilters && isOverdueOnly,
  };
}

function readOpenSubmission(searchParams: URLSearchParams): SubmissionKey | null {
  const [name, id] = searchParams.get('ouvrir')?.split('~') ?? [];
  const source = allSources.find((candidate) => candidate === name);
  return source && id && z.guid().safeParse(id).success ? { source, id } : null;
}

/**
 * Reads an address: the list, and the submission whose panel is open over the list of its tab. When the tab of the address
 * is not in `tabs`, returns the first page of the first tab in `tabs`.
 */
export function readInboxAddress(searchParams: URLSearchParams, tabs: readonly InboxTabKey[] = inboxTabKeys) {
  const openSubmission = readOpenSubmission(searchParams);
  const openTab = openSubmission && submissionSources[openSubmission.source].tab;
  const listSearchParams = new URLSearchParams(searchParams);
  if (openTab && tabs.includes(openTab)) {
    listSearchParams.set('onglet', openTab);
    return { openSubmission, params: submissionListUrlParams.read(listSearchParams) };
  }
  if (!tabs.includes(submissionListUrlParams.read(searchParams).tab)) {
    listSearchParams.set('onglet', tabs[0] ?? 'business');
    listSearchParams.delete('page');
  }
  return { openSubmission: null, params: submissionListUrlParams.read(listSearchParams) };
}

/** Returns the query string of this page of the list, with the details of one submission open. */
export function buildSubmissionHref(params: SubmissionParams, { source, id }: SubmissionKey): string {
  const listQuery = submissionListUrlParams.href(params, { position: params.position });
  return `${listQuery}${listQuery === '?' ? '' : '&'}ouvrir=${source}~${id}`;
}

/** Returns the tables that the list reads: the chosen origin, or all of the tab. */
export function listFilteredSubmissionTables({
  tab,
  origin,
}: Pick<SubmissionFilterValues, 'tab' | 'origin'>): readonly SubmissionTableName[] {
  return origin ? [origin] : listTabSubmissionTables(tab);
}

/** Returns the start of the first day of the period. The same value all day keeps the query key the same. */
export function getSubmissionPeriodStart(period: Period | null, now = new Date()): string | undefined {
  return period ? startOfDay(subDays(now, Number(period))).toISOString() : undefined;
}
