import { beforeAll, describe, expect } from 'vitest';
import { queries } from '../../benchmarks/db/all-lists.ts';
import { fillTables } from '../../benchmarks/db/fill.ts';
import type { Parameter } from '../../benchmarks/db/list-queries.ts';
import { ACTOR_NAMES, type ActorName, peopleByActor } from './support/actors.ts';
import { attemptAs, type Transaction } from './support/database.ts';
import { insertPeople } from './support/fixtures.ts';
import { createRollbackTest } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Rows of each list, enough to contain every case of the bench. */
const ROWS = 300;

const sql = await openScratchDatabase();
const it = createRollbackTest(sql);

beforeAll(async () => {
  await fillTables(sql, 1, ROWS, () => undefined);
  await insertPeople(sql);
});

/** Adds rows that match combined filters, because the rows of the bench do not. */
async function insertRows(tx: Transaction) {
  const { editor } = peopleByActor;
  await tx`
    insert into public.activity_log (actor, actor_name, action, type, created_at)
    values (${editor.id}, 'Edem', 'update', 'settings', now() - interval '1 year'), (null, 'Système', 'create', 'media', now()),
      (${editor.id}, 'Edem', 'mass_export', 'settings', now())`;
}

/** Criteria that the bench lacks: the call, and the same count as plain SQL under row security. */
const criteria = {
  'lines of the week': [
    `count_activity(since => now() - interval '7 days')`,
    `activity_log where created_at >= now() - interval '7 days'`,
  ],
  'lines before the last week': [
    `count_activity(before => now() - interval '7 days')`,
    `activity_log where created_at < now() - interval '7 days'`,
  ],
  'alert lines': ['count_activity(alerts_only => true)', 'activity_log where is_alert'],
} as const;

const listCounts = queries.flatMap(({ list, name, sql, plainCountSql, parameters = [] }) =>
  plainCountSql ? [{ name: `${list}, ${name}`, call: sql, read: plainCountSql, parameters }] : [],
);
const counts = [
  ...listCounts,
  ...Object.entries(criteria).map(([name, [call, rows]]) => ({
    name,
    call: `select public.${call} as answer`,
    read: `select count(*) as answer from public.${rows}`,
    parameters: [],
  })),
];

const runQuery = async (tx: Transaction, who: ActorName, query: string, parameters: Parameter[] = []) => {
  const { code, rows } = await attemptAs(tx, who, (db) => db.unsafe(query, parameters));
  return code ?? Number(rows[0]?.answer);
};

describe('the counts of lists', () => {
  it.for(ACTOR_NAMES)('equal the rows that %s may read', async (who, { tx }) => {
    await insertRows(tx);
    for (const { name, call, read, parameters } of counts) {
      const answer = await runQuery(tx, who, call, parameters);
      const rows = who === 'anon' ? '42501' : await runQuery(tx, who, read, parameters);
      expect([name, answer]).toEqual([name, rows]);
    }
  });

  it('equal the inserted rows', async ({ tx }) => {
    await insertRows(tx);
    const count = (who: ActorName, call: string) => runQuery(tx, who, `select public.${call} as answer`);
    expect(await count('contributor', 'count_activity()')).toBe(0);
    expect(await count('admin', criteria['lines of the week'][0])).toBeGreaterThan(0);
  });

  it.for(listCounts)('are above zero on benchmark data: $name', async ({ call, parameters }, { tx }) => {
    expect(await runQuery(tx, 'super admin', call, parameters)).toBeGreaterThan(0);
  });
});
