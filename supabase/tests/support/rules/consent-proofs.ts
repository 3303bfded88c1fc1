import type { Transaction } from '../database.ts';
import { createConsentProof } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

const SENT_COLUMNS = ['id', 'version', 'performance', 'functionality', 'advertising', 'decided_at'];
const LONG_AGO = '2020-01-01T00:00:00+00:00';

async function insertProof(tx: Transaction) {
  const proof = createConsentProof();
  await tx`insert into public.consent_proofs ${tx(proof)}`;
  return proof.id;
}

export const consentProofAccessRules: TableAccessRules = {
  table: 'consent_proofs',
  grants: { anon: { insert: SENT_COLUMNS }, authenticated: { insert: SENT_COLUMNS } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    // no role may select; insert-rule-row.ts calls `insertProof` of this rule to get a row
    ruleBuilder.select('R R R R R R R', 'a proof', insertProof),
    ruleBuilder.insert('A A A A A A A', 'a proof', createConsentProof),
    ruleBuilder.insert('R R R R R R R', 'a proof with an old decision date', {
      ...createConsentProof(),
      decided_at: LONG_AGO,
    }),
  ],
};
