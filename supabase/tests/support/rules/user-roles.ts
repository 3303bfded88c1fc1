import { passivePeople, type TestPerson } from '../actors.ts';
import { getOnlyRow, type Transaction } from '../database.ts';
import type { AccessRule, TableRules } from '../rules.ts';

const { colleague, newcomer, secondAdmin, secondSuperAdmin } = passivePeople;

export const userRoleRules: TableRules = {
  table: 'user_roles',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['user_id', 'role'], delete: true },
  },
  columns: ['id', 'user_id', 'role', 'created_at', 'granted_by'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'their own role',
      prepareRow: findOwnAssignment,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: 'the role of a colleague',
      prepareRow: (tx) => findAssignment(tx, colleague),
      outcomes: 'R F F F F A A',
    },
    assignmentRule('contributor', newcomer, 'R R R R R A A'),
    assignmentRule('editor', newcomer, 'R R R R R A A'),
    assignmentRule('moderator', newcomer, 'R R R R R A A'),
    assignmentRule('admin', newcomer, 'R R R R R R A'),
    assignmentRule('super_admin', newcomer, 'R R R R R R A'),
    assignmentRule('contributor', secondAdmin, 'R R R R R A A'),
    assignmentRule('contributor', secondSuperAdmin, 'R R R R R R A'),
    {
      operation: 'insert',
      subject: 'a further role for themselves',
      values: (person) => ({
        user_id: person?.id ?? newcomer.id,
        role: person?.role === 'editor' ? 'contributor' : 'editor',
      }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'the role of super admin for themselves',
      values: (person) => ({ user_id: person?.id ?? newcomer.id, role: 'super_admin' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'a role with another grantor',
      values: () => ({ user_id: newcomer.id, role: 'contributor', granted_by: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the role of a colleague',
      prepareRow: (tx) => findAssignment(tx, colleague),
      values: () => ({ role: 'super_admin' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the holder of a role',
      prepareRow: (tx) => findAssignment(tx, secondSuperAdmin),
      values: (person) => ({ user_id: person?.id ?? newcomer.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'the role of an editor',
      prepareRow: (tx) => findAssignment(tx, colleague),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: 'the role of an admin',
      prepareRow: (tx) => findAssignment(tx, secondAdmin),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'the role of a super admin',
      prepareRow: (tx) => findAssignment(tx, secondSuperAdmin),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'a lower role of a super admin',
      prepareRow: async (tx) => {
        await tx`insert into public.user_roles (user_id, role) values (${secondSuperAdmin.id}, 'editor')`;
        return findAssignment(tx, { ...secondSuperAdmin, role: 'editor' });
      },
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'their own role',
      prepareRow: findOwnAssignment,
      outcomes: 'R F F F F F F',
    },
  ],
};

function assignmentRule(role: string, person: TestPerson, outcomes: string): AccessRule {
  const holder = person.role ? `somebody with the role ${person.role}` : 'somebody without a role';
  return {
    operation: 'insert',
    subject: `the role ${role} for ${holder}`,
    values: () => ({ user_id: person.id, role }),
    outcomes,
  };
}

async function findAssignment(tx: Transaction, person: TestPerson) {
  const rows = await tx<{ id: string }[]>`
    select id from public.user_roles where user_id = ${person.id} and role = ${person.role}`;
  return { id: getOnlyRow(rows).id };
}

// Returns the actor's own assignment, or a colleague's for an actor without a role.
async function findOwnAssignment(tx: Transaction, person: TestPerson | null) {
  return findAssignment(tx, person?.role ? person : colleague);
}
