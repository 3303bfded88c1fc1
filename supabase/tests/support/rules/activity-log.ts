import { passivePeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const activityLogRules: TableRules = {
  table: 'activity_log',
  grants: {
    anon: {},
    authenticated: { select: 'all' },
  },
  columns: [
    ...[
      'id',
      'actor',
      'actor_name',
      'actor_email',
      'action',
      'type',
      'target_id',
      'target_label',
      'details',
      'created_at',
      'is_alert',
    ],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a line of the journal',
      prepareRow: insertJournalLine,
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'insert',
      subject: 'a line of the journal',
      values: () => ({ actor: colleague.id, actor_name: 'Koffi', action: 'delete', type: 'content' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'a line of the journal',
      prepareRow: insertJournalLine,
      values: () => ({ actor_name: 'Quelqu’un d’autre' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a line of the journal',
      prepareRow: insertJournalLine,
      outcomes: 'R R R R R R R',
    },
  ],
};

async function insertJournalLine(tx: Transaction) {
  const id = crypto.randomUUID();
  await tx`
    insert into public.activity_log (id, actor, actor_name, action, type)
    values (${id}, ${colleague.id}, 'Koffi Essai', 'update', 'content')`;
  return { id };
}
