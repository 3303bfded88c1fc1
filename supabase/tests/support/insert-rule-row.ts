import { allAccessRules } from './all-rules.ts';
import type { Transaction } from './database.ts';
import { insertNewPerson } from './fixtures.ts';
import type { ColumnValues } from './rules.ts';

/** Inserts a row of the table, as its select rule prepares it. Returns the key of the row. */
export async function insertRuleRow(tx: Transaction, table: string): Promise<ColumnValues> {
  const rules = allAccessRules.find((one) => one.table === table)?.rules ?? [];
  const selectRule = rules.find(({ operation }) => operation === 'select');
  if (!selectRule) throw new Error(`no rule puts a row into ${table}`);
  // a new person, to whom no other test refers
  return selectRule.prepareRow(tx, await insertNewPerson(tx));
}
