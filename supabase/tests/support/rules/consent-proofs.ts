import type { Transaction } from '../database.ts';
import type { ColumnValues, TableRules } from '../rules.ts';

const SENT_COLUMNS = ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at'];

const newProof = (): ColumnValues => ({
  id: crypto.randomUUID(),
  version: 1,
  performance: false,
  functionality: true,
  advertising: false,
  decided_at: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`,
});

async function insertProof(tx: Transaction): Promise<ColumnValues> {
  const id = crypto.randomUUID();
  await tx`
    insert into public.consent_proofs ${tx({ ...newProof(), id })}`;
  return { id };
}

export const consentProofRules: TableRules = {
  table: 'consent_proofs',
  grants: {
    anon: { insert: SENT_COLUMNS },
    authenticated: { insert: SENT_COLUMNS },
  },
  columns: ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at', 'created_at'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                    anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a proof', prepareRow: insertProof, outcomes: 'R R R R R R R' },
    { operation: 'insert', subject: 'a proof', values: newProof, outcomes: 'A A A A A A A' },
    {
      operation: 'insert',
      subject: 'a proof with a creation date',
      values: () => ({ ...newProof(), created_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'a proof with an old decision date',
      values: () => ({ ...newProof(), decided_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the choice of a proof',
      prepareRow: insertProof,
      values: () => ({ advertising: true }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a proof', prepareRow: insertProof, outcomes: 'R R R R R R R' },
  ],
};
