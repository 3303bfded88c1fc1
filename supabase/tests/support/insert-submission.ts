import type { SubmissionTableName } from '../../../src/admin/features/inbox/submission-source.ts';
import { formRowsByTable } from './all-rules.ts';
import type { Transaction } from './database.ts';

/** Inserts a row of a form, bypassing grants and row security. Returns its id. */
export async function insertSubmission(tx: Transaction, table: SubmissionTableName): Promise<string> {
  const id = crypto.randomUUID();
  const row = formRowsByTable[table] ?? { email: 'lectrice@example.org' };
  await tx`insert into ${tx(`public.${table}`)} ${tx({ id, ...row })}`;
  return id;
}
