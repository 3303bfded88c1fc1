import { beforeAll, describe, expect, it } from 'vitest';
import { type ActorName, getActorPerson } from './support/actors.ts';
import { allRules } from './support/all-rules.ts';
import { attemptAs, buildWhereMatches, type Transaction, withRollback } from './support/database.ts';
import { insertPeople } from './support/fixtures.ts';
import {
  type AccessOutcome,
  type AccessRule,
  type ColumnValues,
  parseOutcomes,
  type TableRules,
} from './support/rules.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Separate database, because a statement without a condition changes the rows that other test files commit. */
const sql = await openScratchDatabase();
beforeAll(() => insertPeople(sql));

describe.each(allRules)('$table', (rules) => {
  it.each(rules.rules)('$operation $subject', async (rule) => {
    for (const { actor, outcome } of parseOutcomes(rule))
      await withRollback(sql, (tx) => check(tx, rules, rule, actor, outcome));
  });
});

async function check(
  tx: Transaction,
  rules: TableRules,
  rule: AccessRule,
  actor: ActorName,
  outcome: AccessOutcome,
) {
  const person = getActorPerson(actor);
  const key = await rule.prepareRow(tx, person);
  const values = rule.createValues(person);
  const table = tx(`public.${rules.table}`);
  const columns = rules.grants.authenticated.select ?? 'all';
  const matchesKey = (db: Transaction) => buildWhereMatches(db, key);
  // Postgres undoes refused statements and counts the rows of allowed ones, so only these cases need the rows
  const needsRowsBefore = outcome === 'filtered' || (outcome === 'allowed' && rule.operation === 'insert');
  const before = needsRowsBefore
    ? await loadStored(tx, rules.table, rule.operation === 'insert' ? values : key)
    : [];

  const { code, count } = await attemptAs(tx, actor, (db) => {
    switch (rule.operation) {
      case 'select':
        return db`select ${columns === 'all' ? db`*` : db([...columns])} from ${table} where ${matchesKey(db)}`;
      case 'insert':
        return db`insert into ${table} ${db(values)}`;
      case 'update':
        return db`update ${table} set ${db(values)} where ${matchesKey(db)}`;
      case 'delete':
        return db`delete from ${table} where ${matchesKey(db)}`;
    }
  });

  expect({ actor, code, count }).toEqual({
    actor,
    code: outcome === 'refused' ? '42501' : null,
    count: outcome === 'allowed' ? 1 : 0,
  });
  if (outcome === 'refused') {
    if (rule.operation === 'delete')
      expect(await tryWithoutCondition(tx, rules, rule, actor), actor).toBe('42501');
    return;
  }
  if (outcome === 'filtered') expect(before, actor).toHaveLength(1);
  if (rule.operation === 'select') return;
  if (outcome === 'filtered') {
    expect(await tryWithoutCondition(tx, rules, rule, actor), actor).toBe(null);
    expect(await loadStored(tx, rules.table, key), actor).toEqual(before);
    return;
  }
  switch (rule.operation) {
    case 'insert':
      expect(await loadStored(tx, rules.table, values), actor).toHaveLength(before.length + 1);
      break;
    case 'update':
      expect(await loadStored(tx, rules.table, { ...key, ...values }), actor).toHaveLength(1);
      break;
    case 'delete':
      expect(await loadStored(tx, rules.table, key), actor).toHaveLength(0);
  }
}

// Runs an update or delete without a condition, because a condition also needs the grant and policy for
// select. Returns the error code.
async function tryWithoutCondition(tx: Transaction, rules: TableRules, rule: AccessRule, actor: ActorName) {
  const table = tx(`public.${rules.table}`);
  const values = rule.createValues(getActorPerson(actor));
  const { code } = await attemptAs(tx, actor, (db) =>
    rule.operation === 'delete' ? db`delete from ${table}` : db`update ${table} set ${db(values)}`,
  );
  return code;
}

// Reads the row, bypassing row security.
async function loadStored(tx: Transaction, table: string, values: ColumnValues) {
  return tx`
    select to_jsonb(stored) as row from ${tx(`public.${table}`)} as stored
    where to_jsonb(stored) @> ${JSON.stringify(values)}::text::jsonb`;
}
