import { others, type Person } from '../actors.ts';
import type { Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

const { secondSuperAdmin } = others;

export const alertFollowRules: TableRules = {
  table: 'alert_follows',
  grants: {
    anon: {},
    authenticated: {
      select: ['user_id', 'tab', 'mode'],
      insert: ['tab', 'mode'],
      update: ['tab', 'mode'],
      delete: true,
    },
  },
  columns: ['user_id', 'tab', 'mode'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'of their own', given: own, outcomes: 'R F F F F F A' },
    { operation: 'select', subject: "of a colleague's", given: other, outcomes: 'R F F F F F F' },
    {
      operation: 'insert',
      subject: 'of a tab',
      values: () => ({ tab: 'presse', mode: 'each' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'in the name of a colleague',
      values: () => ({ user_id: secondSuperAdmin.id, tab: 'presse', mode: 'each' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'of their own, to once a day',
      given: own,
      values: () => ({ mode: 'daily' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: "of a colleague's",
      given: other,
      values: () => ({ mode: 'daily' }),
      outcomes: 'R F F F F F F',
    },
    { operation: 'delete', subject: 'of their own', given: own, outcomes: 'R F F F F F A' },
    { operation: 'delete', subject: "of a colleague's", given: other, outcomes: 'R F F F F F F' },
  ],
};

async function follow(tx: Transaction, user_id: string) {
  const key = { user_id, tab: 'candidatures' };
  await tx`insert into public.alert_follows ${tx({ ...key, mode: 'each' })}`;
  return key;
}

function own(tx: Transaction, person: Person | null) {
  return follow(tx, person?.id ?? secondSuperAdmin.id);
}

function other(tx: Transaction) {
  return follow(tx, secondSuperAdmin.id);
}
