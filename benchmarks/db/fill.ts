import type postgres from 'postgres';
import { fillStatements } from './all-lists.ts';
import { benchAccounts, insertPeopleStatements, PEOPLE_COUNT } from './people.ts';

const bigTables = Object.keys(fillStatements);

/** Largest number of rows of these tables: 100,000 contents, and a year of programmes (docs/reference/scaling.md). */
const MAX_ROWS: Record<string, number> = { content: 100_000, programmes: 4 * 40 * 365 };

/** Drops the indexes, runs `work`, then creates them again: cheaper than to maintain them during a million inserts. */
async function withoutIndexes(sql: postgres.Sql, work: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = any (${bigTables.map((table) => `public.${table}`)}::regclass[])
      and not indisprimary and not exists (select from pg_constraint where conindid = indexrelid)`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  await work();
  for (const { definition } of indexes) await sql.unsafe(definition);
}

/** Inserts this number of rows into every big table without triggers and row security, then updates the statistics. */
export async function fillTables(
  sql: postgres.Sql,
  rowCount: number,
  log: (line: string) => void = () => undefined,
): Promise<void> {
  await sql.unsafe(`set session_replication_role = replica; set maintenance_work_mem = '512MB'`);
  await withoutIndexes(sql, async () => {
    for (const insert of insertPeopleStatements) await sql.unsafe(insert, [Math.min(rowCount, PEOPLE_COUNT)]);
    for (const [table, insert] of Object.entries(fillStatements)) {
      const started = performance.now();
      const tableRowCount = Math.min(rowCount, MAX_ROWS[table] ?? rowCount);
      await sql.unsafe(insert, [tableRowCount]);
      log(`${table}: ${tableRowCount} rows in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    }
    log('indexes…');
  });
  await sql.unsafe('set session_replication_role = origin');
  await sql`
    insert into public.user_roles (user_id, role)
    select * from unnest(${Object.values(benchAccounts)}::uuid[], ${Object.keys(benchAccounts)}::text[])
    on conflict do nothing`;
  for (const table of bigTables) await sql.unsafe(`vacuum (analyze) public.${table}`);
  await sql.unsafe('analyze');
}
