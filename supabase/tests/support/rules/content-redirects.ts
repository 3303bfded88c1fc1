import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { ruleBuilder, type TableAccessRules } from '../rules.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

export const contentRedirectAccessRules: TableAccessRules = {
  table: 'content_redirects',
  grants: { authenticated: { select: 'all', delete: true } },
  // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F A A A A', 'a redirect', insertRedirect),
    ruleBuilder.insert('R R R R R R R', 'an invented redirect', {
      path: '/presse/a-moi',
      content_id: UNKNOWN_ID,
    }),
    ruleBuilder.update('R R R R R R R', 'the target of a redirect', insertRedirect, {
      content_id: UNKNOWN_ID,
    }),
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
