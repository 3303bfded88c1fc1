import type { ListExportSource } from '@/admin/lists/list-export';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { activityExportFormats } from './activity-formats';
import type { ActivityFilterValues } from './activity-params';
import { fetchActivityExportBatch } from './api/activity-queries';

/** Rows of a batch. PostgREST returns 1,000 at most. */
const BATCH_SIZE = 500;

export function createActivityExport(
  filters: ActivityFilterValues,
  format: keyof typeof activityExportFormats,
): ListExportSource {
  const { extension, mimeType, head, toLines } = activityExportFormats[format];
  return {
    fileName: `obouo-journal-${getLocalDateInDays(0)}.${extension}`,
    mimeType,
    head,
    async read(cursor, signal) {
      const rows = await fetchActivityExportBatch(filters, cursor, BATCH_SIZE, signal);
      const isFullBatch = rows.length === BATCH_SIZE;
      const lastRow = rows.at(-1);
      return {
        text: toLines(rows),
        rowCount: rows.length,
        next: isFullBatch && lastRow ? { value: lastRow.created_at, id: lastRow.id } : null,
      };
    },
  };
}
