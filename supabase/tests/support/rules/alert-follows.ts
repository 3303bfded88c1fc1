import type { Transaction } from '../database.ts';
import { createColleagueRowSetup, createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

/** Follows a tab that only super admins may read. */
const insertFollow = async (tx: Transaction, user_id: string) => {
  const key = { user_id, tab: 'candidatures' };
  await tx`insert into public.alert_follows ${tx({ ...key, mode: 'each' })}`;
  return key;
};
const insertOwnFollow = createOwnRowSetup(insertFollow);
const insertColleagueFollow = createColleagueRowSetup(insertFollow);

export const alertFollowAccessRules: TableAccessRules = {
  table: 'alert_follows',
  grants: {
    authenticated: {
      select: ['user_id', 'tab', 'mode'],
      insert: ['tab', 'mode'],
      update: ['tab', 'mode'],
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F F A', 'their own follow', insertOwnFollow),
    ruleBuilder.select('R F F F F F F', "a colleague's follow", insertColleagueFollow),
    ruleBuilder.insert('R R R R R R A', 'a follow of a tab', { tab: 'presse', mode: 'each' }),
    ruleBuilder.update('R F F F F F A', 'their own follow to daily', insertOwnFollow, { mode: 'daily' }),
    ruleBuilder.update('R F F F F F F', "a colleague's follow", insertColleagueFollow, { mode: 'daily' }),
    ruleBuilder.delete('R F F F F F A', 'their own follow', insertOwnFollow),
    ruleBuilder.delete('R F F F F F F', "a colleague's follow", insertColleagueFollow),
  ],
};
