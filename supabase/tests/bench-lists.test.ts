import { beforeAll, describe, expect, it } from 'vitest';
import { inserts, queries } from '../../benchmarks/db/all-lists.ts';
import { fillTables } from '../../benchmarks/db/fill.ts';
import { measure } from '../../benchmarks/db/measure.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

// `npm run bench:db` runs rarely, by hand. This test checks that it still runs after a new migration.
const ROWS = 60;
/** One row more than a page shows. */
const FIRST_PAGE_ROWS = 21;

const sql = await openScratchDatabase();
beforeAll(() => fillTables(sql, { from: 1, to: ROWS }));

describe('npm run bench:db', () => {
  it.each(Object.keys(inserts))('fills the table %s', async (table) => {
    const [stored] = await sql`select count(*)::int as rows from ${sql(`public.${table}`)}`;
    expect(stored?.rows).toBeGreaterThanOrEqual(ROWS);
  });

  it.each(queries)('runs the query « $name » of the list $list', async (query) => {
    const { answer } = await measure(sql, query, 1);
    if (query.kind === 'first') expect(answer).toBe(FIRST_PAGE_ROWS);
    else expect(answer).toBeGreaterThanOrEqual(0);
  });
});
