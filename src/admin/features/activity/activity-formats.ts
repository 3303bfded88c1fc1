import { formatAdminDateTime } from '@/admin/lib/admin-date';
import { CSV_TYPE, csvLines, csvStart } from '@/admin/lib/csv';
import { activityExportText, activityText } from '@/copy/admin/activity';
import type { ActivityRow } from './api/activity-queries';
import { describeActivity } from './describe-activity';

/** A kind of file: what it is called, what it starts with, and its lines. */
interface Format {
  extension: string;
  type: string;
  head: string;
  lines: (rows: readonly ActivityRow[]) => string;
}

/** A line of the journal as people read it. */
function cells(row: ActivityRow): string[] {
  const { before, target, after, changes } = describeActivity(row);
  return [
    formatAdminDateTime(row.created_at),
    row.actor_name,
    row.actor_email ?? '',
    activityText.types[row.type],
    [before, target, after].filter(Boolean).join(' '),
    changes.join('\n'),
    row.id,
  ];
}

/** The kinds of file a journal is exported as: for a spreadsheet, and for a program, which gets the lines as they are stored. */
export const activityFormats = {
  csv: {
    extension: 'csv',
    type: CSV_TYPE,
    head: csvStart + csvLines([activityExportText.columns]),
    lines: (rows) => csvLines(rows.map(cells)),
  },
  jsonl: {
    extension: 'jsonl',
    type: 'application/jsonl',
    head: '',
    lines: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
} as const satisfies Record<string, Format>;
