import { allAccessRules } from './all-rules.ts';
import type { Transaction } from './database.ts';
import { insertNewPerson } from './fixtures.ts';
import type { ColumnValues } from './rules.ts';

const listSelectRules = (table: string) =>
  (allAccessRules.find((one) => one.table === table)?.rules ?? []).filter(
    ({ operation }) => operation === 'select',
  );

/** Inserts a row of the table, as its first select rule prepares it. Returns the key of the row. */
export async function insertRuleRow(tx: Transaction, table: string): Promise<ColumnValues> {
  const [selectRule] = listSelectRules(table);
  if (!selectRule) throw new Error(`no rule puts a row into ${table}`);
  // a new person, to whom no other test refers
  return selectRule.prepareRow(tx, await insertNewPerson(tx));
}

/** Inserts the rows of all select rules of the table, such as a draft and a published text. */
export async function insertAllRuleRows(tx: Transaction, table: string): Promise<void> {
  for (const rule of listSelectRules(table)) await rule.prepareRow(tx, await insertNewPerson(tx));
}
