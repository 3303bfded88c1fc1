import { passivePeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { deleteRule, insertRule, selectRule, splitNames, type TableRules, updateRule } from '../rules.ts';

const { colleague } = passivePeople;

export const activityLogRules: TableRules = {
  table: 'activity_log',
  grants: {
    anon: {},
    authenticated: { select: 'all' },
  },
  columns: splitNames(`
    id, actor, actor_name, actor_email, action, type, target_id, target_label, details, created_at, is_alert`),
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    selectRule('R F F F F A A', 'a line of the journal', insertJournalLine),
    insertRule('R R R R R R R', 'a line of the journal', {
      actor: colleague.id,
      actor_name: 'Koffi',
      action: 'delete',
      type: 'content',
    }),
    updateRule('R R R R R R R', 'a line of the journal', insertJournalLine, {
      actor_name: 'Quelqu’un d’autre',
    }),
    deleteRule('R R R R R R R', 'a line of the journal', insertJournalLine),
  ],
};

async function insertJournalLine(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`
    insert into public.activity_log (id, actor, actor_name, action, type)
    values (${id}, ${colleague.id}, 'Koffi Essai', 'update', 'content')`;
  return id;
}
