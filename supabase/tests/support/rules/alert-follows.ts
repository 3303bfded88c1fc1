import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

const { secondSuperAdmin } = passivePeople;

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
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'their own follow',
      prepareRow: insertOwnFollow,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'select',
      subject: "a colleague's follow",
      prepareRow: insertColleagueFollow,
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'insert',
      subject: 'a follow of a tab',
      values: () => ({ tab: 'presse', mode: 'each' }),
      outcomes: 'R R R R R R A',
    },
    {
      operation: 'insert',
      subject: 'a follow for a colleague',
      values: () => ({ user_id: secondSuperAdmin.id, tab: 'presse', mode: 'each' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'their own follow to daily',
      prepareRow: insertOwnFollow,
      values: () => ({ mode: 'daily' }),
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'update',
      subject: "a colleague's follow",
      prepareRow: insertColleagueFollow,
      values: () => ({ mode: 'daily' }),
      outcomes: 'R F F F F F F',
    },
    {
      operation: 'delete',
      subject: 'their own follow',
      prepareRow: insertOwnFollow,
      outcomes: 'R F F F F F A',
    },
    {
      operation: 'delete',
      subject: "a colleague's follow",
      prepareRow: insertColleagueFollow,
      outcomes: 'R F F F F F F',
    },
  ],
};

async function insertFollow(tx: Transaction, user_id: string) {
  const key = { user_id, tab: 'candidatures' };
  await tx`insert into public.alert_follows ${tx({ ...key, mode: 'each' })}`;
  return key;
}

function insertOwnFollow(tx: Transaction, person: TestPerson | null) {
  return insertFollow(tx, person?.id ?? secondSuperAdmin.id);
}

function insertColleagueFollow(tx: Transaction) {
  return insertFollow(tx, secondSuperAdmin.id);
}
