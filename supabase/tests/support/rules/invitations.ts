import { passivePeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertInvitation } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { secondSuperAdmin } = passivePeople;

export const invitationRules: TableRules = {
  table: 'invitations',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['email', 'role'], update: ['sends'], delete: true },
  },
  columns: [
    'id',
    'email',
    'role',
    'invited_by',
    'created_at',
    'sent_at',
    'sends',
    'expires_at',
    'accepted_at',
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'to any role',
      prepareRow: insertAdminInvitation,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'insert',
      subject: 'to a role below that of an admin',
      values: () => ({ email: 'invitee@example.org', role: 'editor' }),
      outcomes: 'R R R R R A A',
    },
    {
      operation: 'insert',
      subject: 'to the role of an admin',
      values: () => ({ email: 'invitee@example.org', role: 'admin' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'in the name of somebody else',
      values: () => ({ email: 'invitee@example.org', role: 'editor', invited_by: secondSuperAdmin.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'to be sent again, to a role below that of an admin',
      prepareRow: insertEditorInvitation,
      values: () => ({ sends: 2 }),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'update',
      subject: 'to be sent again, to the role of an admin',
      prepareRow: insertAdminInvitation,
      values: () => ({ sends: 2 }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: 'the role',
      prepareRow: insertEditorInvitation,
      values: () => ({ role: 'super_admin' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the expiry date',
      prepareRow: insertEditorInvitation,
      values: () => ({ expires_at: '2040-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'to a role below that of an admin',
      prepareRow: insertEditorInvitation,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: 'to the role of an admin',
      prepareRow: insertAdminInvitation,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'that was accepted',
      prepareRow: insertAcceptedInvitation,
      outcomes: 'R F F F F F F',
    },
  ],
};

async function insertEditorInvitation(tx: Transaction) {
  return { id: await insertInvitation(tx, { role: 'editor', invitedBy: secondSuperAdmin.id }) };
}

async function insertAdminInvitation(tx: Transaction) {
  return { id: await insertInvitation(tx, { role: 'admin', invitedBy: secondSuperAdmin.id }) };
}

async function insertAcceptedInvitation(tx: Transaction) {
  const { id } = await insertEditorInvitation(tx);
  await tx`update public.invitations set accepted_at = now() where id = ${id}`;
  return { id };
}
