import { targetPeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertInvitation } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

const { secondSuperAdmin } = targetPeople;
const email = 'invitee@example.org';

const insertEditorInvitation = (tx: Transaction) =>
  insertInvitation(tx, { role: 'editor', invitedBy: secondSuperAdmin.id });
const insertAdminInvitation = (tx: Transaction) =>
  insertInvitation(tx, { role: 'admin', invitedBy: secondSuperAdmin.id });

async function insertAcceptedInvitation(tx: Transaction) {
  const id = await insertEditorInvitation(tx);
  await tx`update public.invitations set accepted_at = now() where id = ${id}`;
  return id;
}

export const invitationAccessRules: TableAccessRules = {
  table: 'invitations',
  grants: { authenticated: { select: 'all', insert: ['email', 'role'], update: ['sends'], delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F A A', 'to the role of an admin', insertAdminInvitation),
    ruleBuilder.insert('R R R R R A A', 'to a role below that of an admin', { email, role: 'editor' }),
    ruleBuilder.insert('R R R R R R A', 'to the role of an admin', { email, role: 'admin' }),
    ruleBuilder.update(
      'R F F F F A A',
      'to be sent again, to a role below that of an admin',
      insertEditorInvitation,
      { sends: 2 },
    ),
    ruleBuilder.update('R F F F F F A', 'to be sent again, to the role of an admin', insertAdminInvitation, {
      sends: 2,
    }),
    ruleBuilder.delete('R F F F F A A', 'to a role below that of an admin', insertEditorInvitation),
    ruleBuilder.delete('R F F F F F A', 'to the role of an admin', insertAdminInvitation),
    ruleBuilder.delete('R F F F F F F', 'that was accepted', insertAcceptedInvitation),
  ],
};
