import type postgres from 'postgres';
import { EMAIL_ENDING, formTables } from './requests.ts';

/** Counts of stored rows, compared with the acknowledged ones. */
export interface LostAndDuplicateRowCounts {
  acknowledged: number;
  lost: number;
  /** Rows that were stored more than once. */
  duplicates: number;
  /** Stored rows whose answer never arrived, because the step ended or the database was killed. */
  unanswered: number;
}

/** Searches the tables for each acknowledged e-mail address. Returns the counts. */
export async function countLostAndDuplicateRows(
  sql: postgres.Sql,
  acknowledgedEmails: Map<string, string[]>,
): Promise<LostAndDuplicateRowCounts> {
  const counts: LostAndDuplicateRowCounts = { acknowledged: 0, lost: 0, duplicates: 0, unanswered: 0 };
  for (const table of formTables) {
    const rows = await sql<{ email: string; times: number }[]>`
      select email, count(*)::int as times from ${sql(`public.${table}`)}
      where email like ${`%${EMAIL_ENDING}`} group by email`;
    const storedEmails = new Set(rows.map(({ email }) => email));
    const tableEmails = new Set(acknowledgedEmails.get(table));
    counts.acknowledged += tableEmails.size;
    counts.lost += [...tableEmails].filter((email) => !storedEmails.has(email)).length;
    counts.duplicates += rows.filter(({ times }) => times > 1).length;
    counts.unanswered += rows.filter(({ email }) => !tableEmails.has(email)).length;
  }
  return counts;
}

/** Returns the bytes of one row of each form table, its share of the indexes included. */
export async function measureRowSizes(
  sql: postgres.Sql,
): Promise<{ table: string; rows: number; bytesPerRow: number }[]> {
  const sizes = [];
  for (const table of formTables) {
    const [row] = await sql<{ rows: number; tableBytes: number }[]>`
      select count(*)::int as rows, pg_total_relation_size(${`public.${table}`}::regclass)::int as "tableBytes"
      from ${sql(`public.${table}`)}`;
    sizes.push({ table, rows: row?.rows ?? 0, bytesPerRow: (row?.tableBytes ?? 0) / (row?.rows ?? 1) });
  }
  return sizes;
}
