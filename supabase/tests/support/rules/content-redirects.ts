import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

export const contentRedirectAccessRules: TableAccessRules = {
  table: 'content_redirects',
  grants: { authenticated: { select: 'all', delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F A A A A', 'a redirect', insertRedirect),
    ruleBuilder.delete('R F F F A A A', 'a redirect', insertRedirect),
  ],
};

async function insertRedirect(tx: Transaction) {
  const content_id = await insertContent(tx, { status: 'published' });
  const id = crypto.randomUUID();
  const path = `/presse/avant-${content_id}`;
  await tx`insert into public.content_redirects ${tx({ id, path, content_id })}`;
  return id;
}
