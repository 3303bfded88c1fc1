import { beforeAll, describe, expect } from 'vitest';
import { fillStatements, queries } from '../../benchmarks/db/all-lists.ts';
import { fillTables } from '../../benchmarks/db/fill.ts';
import { PAGE_ROWS } from '../../benchmarks/db/list-queries.ts';
import { measureQuery } from '../../benchmarks/db/measure.ts';
import { ACTOR_NAMES, peopleByActor } from './support/actors.ts';
import { attemptAs, getOnlyRow, type Transaction } from './support/database.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Rows of each table: enough for each query of the benchmark to find some. */
const ROWS = 300;

const sql = await openScratchDatabase();
const it = createRollbackTest(sql);

beforeAll(() => fillTables(sql, ROWS));

/** Adds lines that the journal of the benchmark lacks: an old one, one without an account, and an export. */
async function insertJournalLines(tx: Transaction) {
  const { editor } = peopleByActor;
  await tx`
    insert into public.activity_log (actor, actor_name, action, type, created_at)
    values (${editor.id}, 'Edem', 'update', 'settings', now() - interval '1 year'), (null, 'Système', 'create', 'media', now()),
      (${editor.id}, 'Edem', 'mass_export', 'settings', now())`;
}

/** A count by a function of the API, and the same count as plain SQL under row security. */
interface ListCount {
  name: string;
  functionSql: string;
  plainSql: string;
  parameters: string[];
}

const createJournalCount = (name: string, call: string, condition: string): ListCount => ({
  name,
  functionSql: `select public.${call} as answer`,
  plainSql: `select count(*) as answer from public.activity_log where ${condition}`,
  parameters: [],
});

/** Counts that the benchmark lacks. */
const journalCounts = [
  createJournalCount(
    'lines of the last week',
    `count_activity(since => now() - interval '7 days')`,
    `created_at >= now() - interval '7 days'`,
  ),
  createJournalCount(
    'lines before the last week',
    `count_activity(before => now() - interval '7 days')`,
    `created_at < now() - interval '7 days'`,
  ),
  createJournalCount('alert lines', 'count_activity(alerts_only => true)', 'is_alert'),
];

const benchmarkCounts = queries.flatMap((query): ListCount[] => {
  if (!query.plainCountSql) return [];
  return [
    {
      name: `${query.list}, ${query.name}`,
      functionSql: query.sql,
      plainSql: query.plainCountSql,
      parameters: query.parameters ?? [],
    },
  ];
});

const listCounts = [...benchmarkCounts, ...journalCounts];

describe('the counts of lists', () => {
  it('are refused to a visitor', async ({ tx }) => {
    for (const { name, functionSql, parameters } of listCounts) {
      const { code } = await attemptAs(tx, 'anon', (db) => db.unsafe(functionSql, parameters));
      expect(code, name).toBe('42501');
    }
  });

  it.for(ACTOR_NAMES.slice(1))('equal the rows that %s may read', async (actor, { tx }) => {
    await insertJournalLines(tx);
    for (const { name, functionSql, plainSql, parameters } of listCounts) {
      const { code, rows } = await attemptAs(tx, actor, (db) =>
        db.unsafe(`select (${functionSql})::int as count, (${plainSql})::int as expected`, parameters),
      );
      expect(code, name).toBe(null);
      const { count, expected } = getOnlyRow(rows);
      expect(count, name).toBe(expected);
      if (actor === 'super admin') expect(count, name).toBeGreaterThan(0);
    }
  });
});

// The benchmark runs rarely, by hand. These tests check that it still runs after a new migration.
describe('npm run bench:db', () => {
  it.for(Object.keys(fillStatements))('fills the table %s', async (table, { tx }) => {
    const [result] = await tx`select count(*)::int as rows from ${tx(`public.${table}`)}`;
    expect(result?.rows).toBeGreaterThanOrEqual(ROWS);
  });

  it.for(queries)('runs the query « $name » of the list $list', async (query) => {
    const { answer } = await measureQuery(sql, query, 0, 1);
    if (query.name === 'first page') expect(answer).toBe(PAGE_ROWS);
    else expect(answer).toBeGreaterThanOrEqual(0);
  });
});
