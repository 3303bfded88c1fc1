import { isSubmissionStatus, type SubmissionSource } from '@/admin/config/submissions';
import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { csvLines } from '@/admin/lib/csv';
import { exportColumns, formsText, submissionLabels } from '@/content/admin/forms';
import { columnsOf, fieldsOf, stateLabel } from '../submission-fields';
import { type SubmissionFilters, sourcesOf } from '../submission-params';
import { inListOrder } from '../submission-row';
import { exportCalls, type WholeSubmission } from './submission-calls';
import { listFilter } from './submission-queries';

/** Rows asked at a time, of each table: PostgREST gives 1,000 at most. */
const BATCH = 500;

interface ExportRow extends WholeSubmission {
  source: SubmissionSource;
}

/** A list on its way into a file. It may stop anywhere and go on from there: what was read is kept. */
export interface SubmissionExport {
  /** Finished lines, to be put one after the other. */
  parts: string[];
  rows: number;
  done: boolean;
  /** Last row written; the next batch follows it. */
  cursor: { at: string; id: string } | null;
}

/** An export of which nothing is read yet. */
export const newExport = (): SubmissionExport => ({ parts: [], rows: 0, done: false, cursor: null });

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

function head(sources: readonly SubmissionSource[]): string[] {
  const handled = !sources.includes('newsletter_subscriptions');
  return [
    ...(sources.length > 1 ? [exportColumns.origin] : []),
    handled ? exportColumns.received : exportColumns.subscribed,
    ...columnsOf(sources).map((name) => submissionLabels[name]),
    ...(handled ? [exportColumns.status, exportColumns.note, exportColumns.handled] : []),
  ];
}

function line({ source, at, values }: ExportRow, sources: readonly SubmissionSource[]): string[] {
  const fields = new Map(fieldsOf(source, values).map(({ name, value }) => [name, value]));
  const { status, note, handled_at: handled } = values;
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
          textOf(note),
          handled ? formatAdminDateTime(textOf(handled)) : '',
        ]),
  ];
}

/** Reads the next batch into the export. Throws an AppError, and then nothing of it has changed. */
export async function readBatch(
  current: SubmissionExport,
  filters: SubmissionFilters,
  signal: AbortSignal,
): Promise<SubmissionExport> {
  const sources = sourcesOf(filters);
  const lists = await Promise.all(
    sources.map(async (source) => {
      const rows = await exportCalls[source](
        {
          ...listFilter(filters),
          cursor_at: current.cursor?.at,
          cursor_id: current.cursor?.id,
          wanted: BATCH,
        },
        signal,
      );
      return rows.map((row): ExportRow => ({ ...row, source }));
    }),
  );
  // What lies behind the end of the shorter list is not known yet: it comes with the next batch.
  const rows = lists.flat().sort(inListOrder).slice(0, BATCH);
  const last = rows.at(-1);
  const lines = csvLines(rows.map((row) => line(row, sources)));
  return {
    parts: [...(current.parts.length > 0 ? current.parts : [csvLines([head(sources)])]), lines],
    rows: current.rows + rows.length,
    done: rows.length < BATCH,
    cursor: last ? { at: last.at, id: last.id } : current.cursor,
  };
}
