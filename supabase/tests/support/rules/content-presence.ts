import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { createColleagueRowSetup, createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

async function insertPresence(tx: Transaction, user_id: string) {
  const content_id = await insertContent(tx, { author: user_id });
  const key = { content_id, user_id };
  await tx`insert into public.content_presence ${tx(key)}`;
  return key;
}
const insertOwnPresence = createOwnRowSetup(insertPresence);
const insertColleaguePresence = createColleagueRowSetup(insertPresence);
const colleagueDraft = crypto.randomUUID();

export const contentPresenceAccessRules: TableAccessRules = {
  table: 'content_presence',
  grants: { authenticated: { select: 'all', insert: ['content_id'], delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'their own presence row, on their own draft', insertOwnPresence),
    ruleBuilder.select(
      'R F F A A A A',
      "a colleague's presence row, on the colleague's draft",
      insertColleaguePresence,
    ),
    ruleBuilder.insert(
      'R R R A A A A',
      "their presence on a colleague's draft",
      { content_id: colleagueDraft },
      (tx) => insertContent(tx, { id: colleagueDraft }),
    ),
    ruleBuilder.delete('R F A A A A A', 'their own presence row', insertOwnPresence),
    ruleBuilder.delete('R F F F F F F', 'the presence row of a colleague', insertColleaguePresence),
  ],
};
