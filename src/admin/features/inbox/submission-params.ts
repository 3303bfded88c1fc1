import { startOfDay, subDays } from 'date-fns';
import { type SubmissionTabKey, submissionTabKeys } from '@/admin/config/inbox-tabs';
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
  type ListUrlParamDefinition,
} from '@/admin/lists/list-params';
import { submissionSources } from '@/copy/admin/submission-sources';
import { isSubmissionStatus, listTabSubmissionTables, type SubmissionTableName } from './submission-source';

/** Choices of the period filter, in days before today. */
export const submissionPeriodDayOptions = ['7', '30', '365'] as const;
type Period = (typeof submissionPeriodDayOptions)[number];

/** Filters by assignee: value in the address, and value in the database. */
export const assigneeFilters = { moi: 'mine', personne: 'nobody' } as const;
type AssigneeFilter = keyof typeof assigneeFilters;
export const assigneeFilterKeys = Object.keys(assigneeFilters) as AssigneeFilter[];

/** Filters of subscriptions by state; `press` keeps the active ones of the press list. */
export const newsletterStateFilterKeys = ['active', 'inactive', 'press'] as const;

interface FollowUpFilters {
  assigneeFilter: AssigneeFilter | null;
  isOverdueOnly: boolean;
}

export interface SubmissionKey {
  source: SubmissionTableName;
  id: string;
}

const UUID_PATTERN = /^[0-9a-f-]{36}$/;

const allSources = Object.keys(submissionSources) as SubmissionTableName[];

const openSubmissionParam: ListUrlParamDefinition<SubmissionKey | null> = {
  name: 'ouvrir',
  schema: z
    .string()
    .nullable()
    .transform((text) => {
      const [name, id] = text?.split('~') ?? [];
      const source = allSources.find((candidate) => candidate === name);
      return source && id && UUID_PATTERN.test(id) ? { source, id } : null;
    }),
  write: (key) => (key ? `${key.source}~${key.id}` : ''),
  isFilter: false,
};

export const submissionListUrlParams = defineListUrlParams(
  {
    tab: defineDisplayParam('onglet', submissionTabKeys, 'business'),
    search: defineSearchWordsParam(),
    /** A status; for the newsletter one of `newsletterStateFilterKeys`. */
    state: definePatternParam('status', /^[a-z_]+$/),
    /** One table of a tab that has several. */
    origin: defineChoiceParam('origine', allSources),
    period: defineChoiceParam('periode', submissionPeriodDayOptions),
    assigneeFilter: defineChoiceParam('pour', assigneeFilterKeys),
    /** True for open rows past their due date. */
    isOverdueOnly: defineFlagParam('retard'),
    openSubmission: openSubmissionParam,
  },
  {
    pageSize: 20,
    normalize: (params) => ({
      ...params,
      state: isValidState(params.tab, params.state) ? params.state : null,
      origin: isValidOrigin(params.tab, params.origin) ? params.origin : null,
      ...pickFollowUpFilters(params.tab, params),
      // The list reads by cursor only: an address with a page number alone opens the first page.
      position: params.position.place.at === 'skip' ? firstPagePosition : params.position,
    }),
  },
);

export type SubmissionParams = ListParamValues<typeof submissionListUrlParams>;
export type SubmissionFilterValues = Omit<SubmissionParams, 'position' | 'openSubmission'>;

function isValidState(tab: SubmissionTabKey, state: string | null): boolean {
  return tab === 'newsletter'
    ? newsletterStateFilterKeys.some((subscriptionState) => subscriptionState === state)
    : isSubmissionStatus(state);
}

function isValidOrigin(tab: SubmissionTabKey, origin: SubmissionTableName | null): boolean {
  const sources = listTabSubmissionTables(tab);
  return sources.length > 1 && origin !== null && sources.includes(origin);
}

/** Returns the filters of follow-up; the newsletter has none. */
export function pickFollowUpFilters(
  tab: SubmissionTabKey,
  { assigneeFilter, isOverdueOnly }: FollowUpFilters,
): FollowUpFilters {
  return tab === 'newsletter'
    ? { assigneeFilter: null, isOverdueOnly: false }
    : { assigneeFilter, isOverdueOnly };
}

/** Reads an address. Falls back to the first of `tabs` when the tab is not one of them. */
export function readSubmissionParams(
  searchParams: URLSearchParams,
  tabs: readonly SubmissionTabKey[] = submissionTabKeys,
): SubmissionParams {
  const params = submissionListUrlParams.read(searchParams);
  const tab = tabs.includes(params.tab) ? params.tab : (tabs[0] ?? 'business');
  const { openSubmission } = params;
  const isReadable =
    openSubmission !== null && tabs.flatMap(listTabSubmissionTables).includes(openSubmission.source);
  return { ...params, tab, openSubmission: isReadable ? openSubmission : null };
}

/** Returns the inbox address after a change. The open submission closes unless the change sets one. */
export function buildInboxHref(current: SubmissionParams, change: Partial<SubmissionParams> = {}): string {
  const isNewTab = change.tab !== undefined && change.tab !== current.tab;
  const { state, origin } = isNewTab ? { state: null, origin: null } : current;
  // Opening or closing the details keeps the page.
  const changeWithPage = 'openSubmission' in change ? { position: current.position, ...change } : change;
  return submissionListUrlParams.href({ ...current, openSubmission: null, state, origin }, changeWithPage);
}

/** Returns the tables that the list reads: the chosen origin, or all of the tab. */
export function listFilteredSubmissionTables({
  tab,
  origin,
}: Pick<SubmissionFilterValues, 'tab' | 'origin'>): readonly SubmissionTableName[] {
  return origin ? [origin] : listTabSubmissionTables(tab);
}

/** Returns the start of the first day of the period. It stays constant all day, and so does the query key. */
export function getSubmissionPeriodStart(period: Period | null, now = new Date()): string | undefined {
  return period ? startOfDay(subDays(now, Number(period))).toISOString() : undefined;
}
