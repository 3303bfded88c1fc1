import { formatAdminDateTime, formatSpreadsheetDateTime } from '@/admin/lib/admin-date';
import { CSV_BOM, CSV_MIME_TYPE, toCsvLines } from '@/admin/lib/csv';
import { activityExportText, activityText } from '@/copy/admin/activity';
import type { ActivityRow } from './api/dashboard-activity-queries';
import { describeActivity } from './describe-activity';

interface ExportFormat {
  extension: string;
  mimeType: string;
  head: string;
  toLines: (rows: readonly ActivityRow[]) => string;
}

function toCells(row: ActivityRow): string[] {
  const { before, target, after, changes } = describeActivity(row);
  return [
    formatAdminDateTime(row.created_at),
    formatSpreadsheetDateTime(row.created_at),
    row.actor_name,
    row.actor_email ?? '',
    activityText.types[row.type],
    [before, target, after].filter(Boolean).join(' '),
    changes.join('\n'),
    row.id,
  ];
}

/** Export formats: CSV for people, JSON Lines with the stored rows for programs. */
export const activityExportFormats = {
  csv: {
    extension: 'csv',
    mimeType: CSV_MIME_TYPE,
    head: CSV_BOM + toCsvLines([activityExportText.columns]),
    toLines: (rows) => toCsvLines(rows.map(toCells)),
  },
  jsonl: {
    extension: 'jsonl',
    mimeType: 'application/jsonl',
    head: '',
    toLines: (rows) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
  },
} as const satisfies Record<string, ExportFormat>;
