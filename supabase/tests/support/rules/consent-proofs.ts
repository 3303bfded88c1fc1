import type { Transaction } from '../database.ts';
import { type ColumnValues, rule, type TableRules } from '../rules.ts';

const SENT_COLUMNS = ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at'];
const LONG_AGO = '2020-01-01T00:00:00+00:00';

const createProof = (): ColumnValues => ({
  id: crypto.randomUUID(),
  version: 1,
  performance: false,
  functionality: true,
  advertising: false,
  decided_at: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`,
});

async function insertProof(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`insert into public.consent_proofs ${tx({ ...createProof(), id })}`;
  return id;
}

export const consentProofRules: TableRules = {
  table: 'consent_proofs',
  grants: { anon: { insert: SENT_COLUMNS }, authenticated: { insert: SENT_COLUMNS } },
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    rule.select('R R R R R R R', 'a proof', insertProof),
    rule.insert('A A A A A A A', 'a proof', createProof),
    rule.insert('R R R R R R R', 'a proof with a creation date', { ...createProof(), created_at: LONG_AGO }),
    rule.insert('R R R R R R R', 'a proof with an old decision date', {
      ...createProof(),
      decided_at: LONG_AGO,
    }),
    rule.update('R R R R R R R', 'the choice of a proof', insertProof, { advertising: true }),
    rule.delete('R R R R R R R', 'a proof', insertProof),
  ],
};
