import { others, type Person } from '../actors.ts';
import { only, type Transaction } from '../database.ts';
import type { Rule, TableRules } from '../rules.ts';

const { colleague, newcomer, secondAdmin, secondSuperAdmin } = others;

export const userRoleRules: TableRules = {
  table: 'user_roles',
  grants: {
    anon: {},
    authenticated: { select: 'all', insert: ['user_id', 'role'], delete: true },
  },
  columns: ['id', 'user_id', 'role', 'created_at', 'granted_by'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'their own role', given: own, outcomes: 'R F A A A A A' },
    {
      operation: 'select',
      subject: 'the role of a colleague',
      given: (tx) => assignment(tx, colleague),
      outcomes: 'R F F F F A A',
    },
    assign('contributor', newcomer, 'R R R R R A A'),
    assign('editor', newcomer, 'R R R R R A A'),
    assign('moderator', newcomer, 'R R R R R A A'),
    assign('admin', newcomer, 'R R R R R R A'),
    assign('super_admin', newcomer, 'R R R R R R A'),
    assign('contributor', secondAdmin, 'R R R R R A A'),
    assign('contributor', secondSuperAdmin, 'R R R R R R A'),
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
      subject: 'a role signed with the name of somebody else',
      values: () => ({ user_id: newcomer.id, role: 'contributor', granted_by: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the role of a colleague',
      given: (tx) => assignment(tx, colleague),
      values: () => ({ role: 'super_admin' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the holder of a role',
      given: (tx) => assignment(tx, secondSuperAdmin),
      values: (person) => ({ user_id: person?.id ?? newcomer.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'the role of an editor',
      given: (tx) => assignment(tx, colleague),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'delete',
      subject: 'the role of an admin',
      given: (tx) => assignment(tx, secondAdmin),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'the role of a super admin',
      given: (tx) => assignment(tx, secondSuperAdmin),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: 'a lower role of a super admin',
      given: async (tx) => {
        await tx`insert into public.user_roles (user_id, role) values (${secondSuperAdmin.id}, 'editor')`;
        return assignment(tx, { ...secondSuperAdmin, role: 'editor' });
      },
      outcomes: 'R F F F F F A',
    },
    { operation: 'delete', subject: 'their own role', given: own, outcomes: 'R F F F F F F' },
  ],
};

function assign(role: string, person: Person, outcomes: string): Rule {
  const holder = person.role ? `somebody with the role ${person.role}` : 'somebody without a role';
  return {
    operation: 'insert',
    subject: `the role ${role} for ${holder}`,
    values: () => ({ user_id: person.id, role }),
    outcomes,
  };
}

async function assignment(tx: Transaction, person: Person) {
  const rows = await tx<{ id: string }[]>`
    select id from public.user_roles where user_id = ${person.id} and role = ${person.role}`;
  return { id: only(rows).id };
}

// Returns the own row, or a colleague's for a person without a role.
async function own(tx: Transaction, person: Person | null) {
  return assignment(tx, person?.role ? person : colleague);
}
