import { describe, expect, it } from 'vitest';
import { getActorAccount, type TestActorName } from './support/actors.ts';
import { allAccessRules } from './support/all-rules.ts';
import { attemptAs, buildWhereMatches, type Transaction, toJson, withRollback } from './support/database.ts';
import {
  type AccessOutcome,
  type AccessRule,
  type ColumnValues,
  listOutcomesByActor,
  type TableAccessRules,
} from './support/rules.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Separate database, because a statement without a condition changes the rows that other test files commit. */
const sql = await openScratchDatabase();

describe.each(allAccessRules)('$table', (rules) => {
  it.each(rules.rules)('$operation $subject', async (rule) => {
    for (const actorOutcome of listOutcomesByActor(rule)) {
      const { actor, outcome } = actorOutcome;
      const grants = actor === 'anon' ? rules.grants.anon : rules.grants.authenticated;
      if (grants?.[rule.operation])
        await withRollback(sql, (tx) => checkOutcome(tx, rules, rule, actorOutcome));
      // grants.test.ts proves that a role without a grant is refused
      else expect(outcome, actor).toBe('R');
    }
  });
});

/** Runs the statement of a rule as an actor, and expects its outcome. */
async function checkOutcome(
  tx: Transaction,
  rules: TableAccessRules,
  rule: AccessRule,
  { actor, outcome }: { actor: TestActorName; outcome: AccessOutcome },
) {
  const { operation } = rule;
  const person = getActorAccount(actor);
  const key = await rule.prepareRow(tx, person);
  const values = rule.createValues(person);
  const loadRows = (columns: ColumnValues) => loadStoredRows(tx, rules.table, columns);
  const runStatement = (condition: ColumnValues) =>
    attemptAs(tx, actor, (db) => buildStatement(db, rules, operation, condition, values));

  if (outcome === 'R') {
    expect(await runStatement(key), actor).toMatchObject({ code: '42501' });
  } else if (outcome === 'F') {
    const before = await loadRows(key);
    expect(before, actor).toHaveLength(1);
    expect(await runStatement(key), actor).toMatchObject({ code: null, count: 0 });
    if (operation === 'select') return;
    // with a condition, the select policy applies too, and could hide the row before the policy of this operation
    expect((await runStatement({})).code, actor).toBe(null);
    expect(await loadRows(key), actor).toEqual(before);
  } else {
    const before = operation === 'insert' ? await loadRows(values) : [];
    expect(await runStatement(key), actor).toMatchObject({ code: null, count: 1 });
    if (operation === 'insert') expect(await loadRows(values), actor).toHaveLength(before.length + 1);
    if (operation === 'update') expect(await loadRows({ ...key, ...values }), actor).toHaveLength(1);
    if (operation === 'delete') expect(await loadRows(key), actor).toHaveLength(0);
  }
}

function buildStatement(
  db: Transaction,
  { table, grants }: TableAccessRules,
  operation: AccessRule['operation'],
  key: ColumnValues,
  values: ColumnValues,
) {
  const target = db(`public.${table}`);
  const condition = buildWhereMatches(db, key);
  const columns = grants.authenticated.select ?? 'all';
  switch (operation) {
    case 'select':
      return db`select ${columns === 'all' ? db`*` : db([...columns])} from ${target} where ${condition}`;
    case 'insert':
      return db`insert into ${target} ${db(values)}`;
    case 'update':
      return db`update ${target} set ${db(values)} where ${condition}`;
    case 'delete':
      return db`delete from ${target} where ${condition}`;
  }
}

/** Loads the rows with these values, bypassing row security. */
async function loadStoredRows(tx: Transaction, table: string, values: ColumnValues) {
  return tx`
    select to_jsonb(stored) as row from ${tx(`public.${table}`)} as stored
    where to_jsonb(stored) @> ${toJson(tx, values)}`;
}
