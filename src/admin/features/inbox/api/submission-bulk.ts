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

/** Change of one column of the follow-up. */
interface FollowUpChange {
  column: 'status' | 'assignee';
  /** Null removes the assignee. */
  value: string | null;
}

const updateRows = (source: FollowUpTableName, { column, value }: FollowUpChange, ids: readonly string[]) =>
  supabase
    .from(source)
    .update({ [column]: value } as Partial<FollowUpValues>)
    .in('id', ids);

const setFollowUp = (rows: readonly SubmissionRow[], change: FollowUpChange) =>
  applyBySource(rows, async (source, sourceRows) => {
    if (!hasFollowUp(source)) return { doneIds: [] };
    const ids = sourceRows.map(({ id }) => id);
    return toOutcome(await unwrap(updateRows(source, change, ids).select('id')));
  });

/** Returns the arguments of a filter for the rows that have the value of a change. */
const toFilter = ({ column, value }: FollowUpChange) =>
  [column, value === null ? 'is' : 'eq', value] as const;

/** Returns the action that restores the listed values, except in rows that a colleague has changed since. */
const createUndoAction = (change: FollowUpChange): Action => ({
  label: text.undo.label,
  icon: Undo2,
  resultWords: text.undo.resultWords,
  async apply(rows) {
    const getListedValue = (row: SubmissionRow) => (change.column === 'status' ? row.state : row.assignee);
    const outcome = await applyBySource(rows, async (source, sourceRows) => {
      if (!hasFollowUp(source)) return { doneIds: [] };
      const restoredRows = await Promise.all(
        [...new Set(sourceRows.map(getListedValue))].map(async (value) => {
          const oldValue = { column: change.column, value };
          const ids = sourceRows.filter((row) => getListedValue(row) === value).map(({ id }) => id);
          // Restores only rows that still have the value of the bulk action.
          await unwrap(
            updateRows(source, oldValue, ids)
              .filter(...toFilter(change))
              .select('id'),
          );
          // An earlier attempt whose answer was lost may have restored rows too.
          const listedRows = supabase.from(source).select('id').in('id', ids);
          return unwrap(listedRows.filter(...toFilter(oldValue)));
        }),
      );
      return toOutcome(restoredRows.flat());
    });
    // The result shows the reason only for rows that were not restored.
    return { ...outcome, reasons: new Map(rows.map(({ id }) => [id, text.undo.changed])) };
  },
});

const explainError: Action['explain'] = ({ kind, message }) =>
  kind === 'invalid' ? submissionPanelText.refusedValue : message;

const createStatusAction = (status: SubmissionStatus): Action => {
  const { label } = submissionStatusBadges[status];
  return {
    label,
    resultWords: text.status(quoteName(label)),
    apply: (rows) => setFollowUp(rows, { column: 'status', value: status }),
    undo: createUndoAction({ column: 'status', value: status }),
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
  apply: (rows) => setFollowUp(rows, { column: 'assignee', value: assignee }),
  undo: createUndoAction({ column: 'assignee', value: assignee }),
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
