import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { deleteRule, insertRule, selectRule, type TableRules, updateRule } from '../rules.ts';

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
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R F F F F F A', 'their own follow', insertOwnFollow),
    selectRule('R F F F F F F', "a colleague's follow", insertColleagueFollow),
    insertRule('R R R R R R A', 'a follow of a tab', { tab: 'presse', mode: 'each' }),
    insertRule('R R R R R R R', 'a follow for a colleague', {
      user_id: secondSuperAdmin.id,
      tab: 'presse',
      mode: 'each',
    }),
    updateRule('R F F F F F A', 'their own follow to daily', insertOwnFollow, { mode: 'daily' }),
    updateRule('R F F F F F F', "a colleague's follow", insertColleagueFollow, { mode: 'daily' }),
    deleteRule('R F F F F F A', 'their own follow', insertOwnFollow),
    deleteRule('R F F F F F F', "a colleague's follow", insertColleagueFollow),
  ],
};

async function insertFollow(tx: Transaction, { id: user_id }: TestPerson) {
  const key = { user_id, tab: 'candidatures' };
  await tx`insert into public.alert_follows ${tx({ ...key, mode: 'each' })}`;
  return key;
}

function insertOwnFollow(tx: Transaction, person: TestPerson | null) {
  return insertFollow(tx, person ?? secondSuperAdmin);
}

function insertColleagueFollow(tx: Transaction) {
  return insertFollow(tx, secondSuperAdmin);
}
