import { formatAdminDate } from '@/admin/lib/admin-date';
import { activityText } from '@/copy/admin/activity';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';

/** Groups consecutive rows by day, in the reader's time zone. */
export function groupByDay<Row extends { created_at: string }>(rows: readonly Row[], now = new Date()) {
  const dayNames: Record<string, string> = {
    [getLocalDateInDays(0, now)]: activityText.today,
    [getLocalDateInDays(-1, now)]: activityText.yesterday,
  };
  const days: { key: string; label: string; rows: Row[] }[] = [];
  for (const row of rows) {
    const key = getLocalDateInDays(0, new Date(row.created_at));
    const lastDay = days.at(-1);
    if (lastDay?.key === key) lastDay.rows.push(row);
    else days.push({ key, label: dayNames[key] ?? formatAdminDate(row.created_at), rows: [row] });
  }
  return days;
}
