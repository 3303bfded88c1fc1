import { isSubmissionStatus, type SubmissionSource } from '@/admin/config/submissions';
import { formatAdminDate, formatAdminDateTime } from '@/admin/lib/admin-date';
import { CSV_TYPE, csvLines, csvStart } from '@/admin/lib/csv';
import type { ListExport } from '@/admin/lib/list-export';
import { exportColumns, formsText, handlerText, submissionLabels } from '@/copy/admin/forms';
import { localDate } from '@/shared/lib/local-date';
import { columnsOf, fieldsOf, stateLabel } from '../submission-fields';
import { type SubmissionFilters, sourcesOf } from '../submission-params';
import { inListOrder } from '../submission-row';
import { exportCalls, fetchHandlers, type WholeSubmission } from './submission-calls';
import { countExactly, listFilter } from './submission-queries';

/** Rows asked at a time, of each table: PostgREST gives 1,000 at most. */
const BATCH = 500;

interface ExportRow extends WholeSubmission {
  source: SubmissionSource;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function head(sources: readonly SubmissionSource[]): string[] {
  const handled = !sources.includes('newsletter_subscriptions');
  return [
    ...(sources.length > 1 ? [exportColumns.origin] : []),
    handled ? exportColumns.received : exportColumns.subscribed,
    ...columnsOf(sources).map((name) => submissionLabels[name]),
    ...(handled
      ? [
          ...[exportColumns.status, exportColumns.assignee, exportColumns.due],
          ...[exportColumns.note, exportColumns.handled],
        ]
      : []),
  ];
}

function line(
  { source, at, values }: ExportRow,
  sources: readonly SubmissionSource[],
  names: ReadonlyMap<string, string>,
): string[] {
  const fields = new Map(fieldsOf(source, values).map(({ name, value }) => [name, value]));
  const { status, note, assignee, due_on: due, handled_at: handled } = values;
  return [
    ...(sources.length > 1
      ? [
          source === 'contact_messages'
            ? formsText.origins.contact_messages
            : formsText.origins.business_contacts,
        ]
      : []),
    formatAdminDateTime(at),
    ...columnsOf(sources).map((name) => fields.get(name) ?? ''),
    ...(source === 'newsletter_subscriptions'
      ? []
      : [
          isSubmissionStatus(textOf(status)) ? stateLabel(textOf(status)) : '',
          assignee ? (names.get(textOf(assignee)) ?? handlerText.withoutAccess) : '',
          due ? formatAdminDate(textOf(due)) : '',
          textOf(note),
          handled ? formatAdminDateTime(textOf(handled)) : '',
        ]),
  ];
}

/** Names of who may be given a row; nobody is given a subscription. */
async function fetchNames([source]: readonly SubmissionSource[], signal: AbortSignal) {
  const handlers = source && source !== 'newsletter_subscriptions' ? await fetchHandlers(source, signal) : [];
  return new Map(handlers.map(({ id, name }) => [id, name]));
}

/** Last row written; the next batch follows it. */
interface Place {
  at: string;
  id: string;
}

async function readBatch(filters: SubmissionFilters, after: Place | null, signal: AbortSignal) {
  const sources = sourcesOf(filters);
  const lists = await Promise.all(
    sources.map(async (source) => {
      const rows = await exportCalls[source](
        { ...listFilter(filters), cursor_at: after?.at, cursor_id: after?.id, wanted: BATCH },
        signal,
      );
      return rows.map((row): ExportRow => ({ ...row, source }));
    }),
  );
  // What lies behind the end of the shorter list is not known yet: it comes with the next batch.
  const rows = lists.flat().sort(inListOrder).slice(0, BATCH);
  const last = rows.at(-1);
  const names = await fetchNames(sources, signal);
  return {
    text: csvLines(rows.map((row) => line(row, sources, names))),
    rows: rows.length,
    next: last && rows.length === BATCH ? { at: last.at, id: last.id } : null,
  };
}

/** A list of the inbox, as it is filtered, as a CSV file. */
export function submissionExport(filters: SubmissionFilters): ListExport<Place> {
  return {
    name: `obouo-${filters.tab}-${localDate(0)}.csv`,
    type: CSV_TYPE,
    head: csvStart + csvLines([head(sourcesOf(filters))]),
    count: (signal) => countExactly(filters, signal),
    read: (after, signal) => readBatch(filters, after, signal),
  };
}
