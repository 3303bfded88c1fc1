import { CircleDot, Trash2, Undo2, UserPlus, UserX } from 'lucide-react';
import type { InboxTabKey } from '@/admin/config/inbox-tabs';
import { hasAnyPermission, type OwnPermissions } from '@/admin/config/roles';
import { deleteRows } from '@/admin/lib/delete-row';
import { quoteName } from '@/admin/lib/quote-name';
import { supabase } from '@/admin/lib/supabase';
import { unwrap } from '@/admin/lib/unwrap';
import type { BatchOutcome, BulkAction, BulkBarEntry } from '@/admin/lists/bulk-action';
import { adminCommonText } from '@/copy/admin/common';
import { submissionPanelText, inboxBulkText as text } from '@/copy/admin/inbox';
import type { FollowUpValues } from '../follow-up';
import type { SubmissionRow } from '../submission-row';
import {
  type FollowUpTableName,
  hasFollowUp,
  isSubmissionStatus,
  type SubmissionStatus,
  type SubmissionTableName,
  submissionStatusBadges,
} from '../submission-source';
import type { AssignableUser } from './submission-calls';

type Action = BulkAction<SubmissionRow>;

/** Calls `apply` once for the rows of each table. */
async function applyBySource(
  rows: readonly SubmissionRow[],
  apply: (source: SubmissionTableName, rows: readonly SubmissionRow[]) => Promise<BatchOutcome>,
): Promise<BatchOutcome> {
  const sources = [...new Set(rows.map(({ source }) => source))];
  const outcomes = await Promise.all(
    sources.map((source) =>
      apply(
        source,
        rows.filter((row) => row.source === source),
      ),
    ),
  );
  return { doneIds: outcomes.flatMap(({ doneIds }) => doneIds) };
}

const toOutcome = (rows: readonly { id: string }[]): BatchOutcome => ({ doneIds: rows.map(({ id }) => id) });

/** Sets some values of the follow-up; the others stay. */
const setFollowUp = (rows: readonly SubmissionRow[], values: Partial<FollowUpValues>) =>
  applyBySource(rows, async (source, sourceRows) => {
    if (!hasFollowUp(source)) return { doneIds: [] };
    const ids = sourceRows.map(({ id }) => id);
    const query = supabase.from(source).update(values);
    return toOutcome(await unwrap(query.in('id', ids).select('id')));
  });

/** Returns the status or the assignee of a listed row: the value that the change replaces. */
function getListedValues({ state, assignee }: SubmissionRow, change: Partial<FollowUpValues>) {
  if (change.status === undefined) return { assignee };
  return isSubmissionStatus(state) ? { status: state } : {};
}

/** Rows of one table that had the same values before the action: one update restores them. */
interface UndoGroup {
  source: FollowUpTableName;
  values: Partial<FollowUpValues>;
  ids: string[];
}

function groupByListedValues(rows: readonly SubmissionRow[], change: Partial<FollowUpValues>): UndoGroup[] {
  const groups = new Map<string, UndoGroup>();
  for (const row of rows) {
    const { source, id } = row;
    if (!hasFollowUp(source)) continue;
    const values = getListedValues(row, change);
    const key = `${source} ${JSON.stringify(values)}`;
    const group: UndoGroup = groups.get(key) ?? { source, values, ids: [] };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Returns the action that restores the listed values, except in rows that a colleague has changed since. */
const createUndoAction = (change: Partial<FollowUpValues>): Action => ({
  label: text.undo.label,
  icon: Undo2,
  resultWords: text.undo.resultWords,
  apply: async (rows) => {
    // A bulk action changes one column.
    const column = Object.keys(change)[0] as keyof FollowUpValues;
    const toColumnFilter = (value: string | null = null) =>
      [column, value === null ? 'is' : 'eq', value] as const;
    const restoredRows = await Promise.all(
      groupByListedValues(rows, change).map(async ({ source, values, ids }) => {
        const query = supabase.from(source).update(values).in('id', ids);
        // Restores only rows that still have the value of the bulk action.
        await unwrap(query.filter(...toColumnFilter(change[column])).select('id'));
        // An earlier attempt whose answer was lost may have restored rows too.
        const listedRows = supabase.from(source).select('id').in('id', ids);
        return unwrap(listedRows.filter(...toColumnFilter(values[column])));
      }),
    );
    return {
      ...toOutcome(restoredRows.flat()),
      // The result shows the reason only for rows that were not restored.
      reasons: new Map(rows.map(({ id }) => [id, text.undo.changed])),
    };
  },
});

const explainError: Action['explain'] = ({ kind, message }) =>
  kind === 'invalid' ? submissionPanelText.refusedValue : message;

const createStatusAction = (status: SubmissionStatus): Action => {
  const { label } = submissionStatusBadges[status];
  return {
    label,
    resultWords: text.status(quoteName(label)),
    apply: (rows) => setFollowUp(rows, { status }),
    undo: createUndoAction({ status }),
  };
};

interface AssignmentOptions {
  label: string;
  resultWords: Action['resultWords'];
  /** Null removes the assignee. */
  assignee: string | null;
}

const createAssignAction = ({ label, resultWords, assignee }: AssignmentOptions): Action => ({
  label,
  resultWords,
  explain: explainError,
  apply: (rows) => setFollowUp(rows, { assignee }),
  undo: createUndoAction({ assignee }),
});

const unsubscribeAction: Action = {
  ...text.unsubscribe,
  icon: UserX,
  apply: async (rows) => {
    const ids = rows.map(({ id }) => id);
    const query = supabase.from('newsletter_subscriptions').update({ is_active: false });
    return toOutcome(await unwrap(query.in('id', ids).select('id')));
  },
};

const eraseAction: Action = {
  label: adminCommonText.delete,
  icon: Trash2,
  isDanger: true,
  ...text.erase,
  apply: (rows) => applyBySource(rows, deleteRows),
};

/** Returns the bulk actions of a tab. Only super admins may erase rows. */
export function listSubmissionBulkActions(
  tab: InboxTabKey,
  people: readonly AssignableUser[],
  permissions: OwnPermissions,
): BulkBarEntry<SubmissionRow>[] {
  const statuses = Object.keys(submissionStatusBadges) as SubmissionStatus[];
  const entries: BulkBarEntry<SubmissionRow>[] =
    tab === 'newsletter'
      ? [unsubscribeAction]
      : [
          { label: submissionPanelText.status, icon: CircleDot, actions: statuses.map(createStatusAction) },
          {
            label: text.assign,
            icon: UserPlus,
            actions: [
              createAssignAction({
                label: submissionPanelText.nobody,
                resultWords: text.unassigned,
                assignee: null,
              }),
              ...people.map(({ id, name }) =>
                createAssignAction({ label: name, resultWords: text.assigned(name), assignee: id }),
              ),
            ],
          },
        ];
  return hasAnyPermission(permissions, 'all') ? [...entries, eraseAction] : entries;
}
