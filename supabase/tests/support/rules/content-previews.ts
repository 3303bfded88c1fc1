import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { createColleagueRowSetup, createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

const columns = ['id', 'content_id', 'made_by', 'made_by_name', 'created_at', 'expires_at'];

async function insertPreviewLink(tx: Transaction, author: string) {
  const id = crypto.randomUUID();
  const content_id = await insertContent(tx, { author });
  await tx`
    insert into public.content_previews (id, content_id, token_hash, made_by)
    values (${id}, ${content_id}, sha256(${id}::text::bytea), ${author})`;
  return id;
}
const insertOwnLink = createOwnRowSetup(insertPreviewLink);
const insertColleagueLink = createColleagueRowSetup(insertPreviewLink);

export const contentPreviewAccessRules: TableAccessRules = {
  table: 'content_previews',
  grants: { authenticated: { select: columns, delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a link to their own draft', insertOwnLink),
    ruleBuilder.select('R F F A A A A', "a link to a colleague's draft", insertColleagueLink),
    ruleBuilder.delete('R F A F A A A', 'a link that they created', insertOwnLink),
    ruleBuilder.delete('R F F F A A A', 'a link that a colleague created', insertColleagueLink),
  ],
};
