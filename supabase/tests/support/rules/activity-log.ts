import { targetPeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

const { colleague } = targetPeople;

export const activityLogAccessRules: TableAccessRules = {
  table: 'activity_log',
  grants: { authenticated: { select: 'all' } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [ruleBuilder.select('R F F F F A A', 'a line of the journal', insertJournalLine)],
};

async function insertJournalLine(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`
    insert into public.activity_log (id, actor, actor_name, action, type)
    values (${id}, ${colleague.id}, 'Koffi Essai', 'update', 'content')`;
  return id;
}
