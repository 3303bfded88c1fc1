import type { Transaction } from '../database.ts';
import type { TableRules, Values } from '../rules.ts';

const CONSENT_PROOF = ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at'];

const proof = (): Values => ({
  id: crypto.randomUUID(),
  version: 1,
  performance: false,
  functionality: true,
  advertising: false,
  decided_at: `${new Date(Date.now() - 60_000).toISOString().slice(0, 19)}+00:00`,
});

async function insertProof(tx: Transaction): Promise<Values> {
  const id = crypto.randomUUID();
  await tx`
    insert into public.consent_proofs ${tx({ ...proof(), id })}`;
  return { id };
}

export const consentProofRules: TableRules = {
  table: 'consent_proofs',
  grants: {
    anon: { insert: CONSENT_PROOF },
    authenticated: { insert: CONSENT_PROOF },
  },
  columns: ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at', 'created_at'],
  //                                    anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a proof', given: insertProof, outcomes: 'R R R R R R R' },
    { operation: 'insert', subject: 'a proof', values: proof, outcomes: 'A A A A A A A' },
    {
      operation: 'insert',
      subject: 'a proof that arrived another day',
      values: () => ({ ...proof(), created_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'a proof of long ago',
      values: () => ({ ...proof(), decided_at: '2020-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'what was chosen',
      given: insertProof,
      values: () => ({ advertising: true }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a proof', given: insertProof, outcomes: 'R R R R R R R' },
  ],
};
