import { formatAdminDate, formatAdminDateTime, formatSpreadsheetDateTime } from '@/admin/lib/admin-date';
import { CSV_BOM, CSV_MIME_TYPE, toCsvLines } from '@/admin/lib/csv';
import type { RowCursor } from '@/admin/lists/keyset';
import type { ListExportSource } from '@/admin/lists/list-export';
import { assigneeFieldText, submissionExportColumnLabels as labels } from '@/copy/admin/inbox';
import { submissionColumnLabels, submissionSources } from '@/copy/admin/submission-sources';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { getColumnKind, mergeSubmissionColumns, toLabelledSubmissionValues } from '../submission-columns';
import { listFilteredSubmissionTables, type SubmissionFilterValues } from '../submission-params';
import { compareSubmissionRows, parseStoredFollowUp, type Submission } from '../submission-row';
import {
  getSubmissionColumnText,
  hasFollowUp,
  type SubmissionTableName,
  submissionStatusBadges,
} from '../submission-source';
import { fetchAssignableUsers, fetchSubmissionPage } from './submission-calls';
import { toSubmissionListArguments } from './submission-queries';

/** Rows of each table in a request; PostgREST returns 1,000 at most. */
const BATCH_SIZE = 500;

const toDateLabels = (label: string) => [label, `${label} ${labels.sortable}`];

/** Returns the header of the file. Several tables in one file get a column for their origin. */
function toHeaderCells(sources: readonly SubmissionTableName[]): string[] {
  const hasFollowUpColumns = sources.some(hasFollowUp);
  return [
    ...(sources.length > 1 ? [labels.origin] : []),
    ...toDateLabels(hasFollowUpColumns ? labels.received : labels.subscribed),
    ...mergeSubmissionColumns(sources).flatMap((name) => {
      const label = submissionColumnLabels[name];
      return getColumnKind(name) === 'date' ? toDateLabels(label) : [label];
    }),
    ...(hasFollowUpColumns
      ? [
          labels.status,
          labels.assignee,
          ...toDateLabels(labels.due),
          labels.note,
          ...toDateLabels(labels.handled),
        ]
      : []),
  ];
}

const toDateCells = (date: string | null) =>
  date ? [formatAdminDateTime(date), formatSpreadsheetDateTime(date)] : ['', ''];

/** Returns a date, or a timestamp in the reader's time zone, as spreadsheets sort it. */
const toSortableDate = (date: string) => (date.includes('T') ? formatSpreadsheetDateTime(date) : date);

function toFollowUpCells(row: Submission, assigneeNames: ReadonlyMap<string, string>): string[] {
  const followUp = parseStoredFollowUp(row);
  return [
    submissionStatusBadges[followUp.status].label,
    followUp.assignee ? (assigneeNames.get(followUp.assignee) ?? assigneeFieldText.withoutAccess) : '',
    ...(followUp.due_on ? [formatAdminDate(followUp.due_on), followUp.due_on] : ['', '']),
    followUp.note,
    ...toDateCells(followUp.updated_at),
  ];
}

/** Returns the cells of a row, in the order of `toHeaderCells`. */
function toRowCells(
  row: Submission,
  sources: readonly SubmissionTableName[],
  assigneeNames: ReadonlyMap<string, string>,
): string[] {
  const values = new Map(
    toLabelledSubmissionValues(row.source, row.fields).map(({ name, value }) => [name, value]),
  );
  return [
    ...(sources.length > 1 ? [submissionSources[row.source].label] : []),
    ...toDateCells(row.sentAt),
    ...mergeSubmissionColumns(sources).flatMap((name) => {
      const value = values.get(name) ?? '';
      return getColumnKind(name) === 'date'
        ? [value, toSortableDate(getSubmissionColumnText(row.fields, name))]
        : [value];
    }),
    ...(hasFollowUp(row.source) ? toFollowUpCells(row, assigneeNames) : []),
  ];
}

/** Returns the names of possible assignees by id. The tables of a tab share them, so one table is enough. */
async function fetchAssigneeNames(sources: readonly SubmissionTableName[], signal: AbortSignal) {
  const table = sources.find(hasFollowUp);
  const people = table ? await fetchAssignableUsers(table, signal) : [];
  return new Map(people.map(({ id, name }) => [id, name]));
}

async function readBatch(filters: SubmissionFilterValues, cursor: RowCursor | null, signal: AbortSignal) {
  const sources = listFilteredSubmissionTables(filters);
  const filter = {
    ...toSubmissionListArguments(filters),
    cursor_at: cursor?.value,
    cursor_id: cursor?.id,
    page_size: BATCH_SIZE,
  };
  const lists = await Promise.all(sources.map((source) => fetchSubmissionPage(source, filter, signal)));
  // The next batch starts after the last row of this batch, so it reads the rows left out here again.
  const rows = lists.flat().sort(compareSubmissionRows).slice(0, BATCH_SIZE);
  const lastRow = rows.at(-1);
  const assigneeNames = await fetchAssigneeNames(sources, signal);
  return {
    text: toCsvLines(rows.map((row) => toRowCells(row, sources, assigneeNames))),
    rowCount: rows.length,
    next: lastRow && rows.length === BATCH_SIZE ? { value: lastRow.sentAt, id: lastRow.id } : null,
  };
}

export function createSubmissionExport(filters: SubmissionFilterValues): ListExportSource {
  return {
    fileName: `obouo-${filters.tab}-${getLocalDateInDays(0)}.csv`,
    mimeType: CSV_MIME_TYPE,
    head: CSV_BOM + toCsvLines([toHeaderCells(listFilteredSubmissionTables(filters))]),
    read: (cursor, signal) => readBatch(filters, cursor, signal),
  };
}
