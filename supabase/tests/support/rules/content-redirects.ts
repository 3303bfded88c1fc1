import { passivePeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const NOBODY = '00000000-0000-4000-8000-000000000000';

export const contentRedirectRules: TableRules = {
  table: 'content_redirects',
  grants: {
    anon: {},
    authenticated: { select: 'all', delete: true },
  },
  columns: ['id', 'path', 'content_id', 'created_at'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a redirect', prepareRow: insertRedirect, outcomes: 'R F F A A A A' },
    {
      operation: 'insert',
      subject: 'an invented redirect',
      values: () => ({ path: '/presse/a-moi', content_id: NOBODY }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the target of a redirect',
      prepareRow: insertRedirect,
      values: () => ({ content_id: NOBODY }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'a redirect', prepareRow: insertRedirect, outcomes: 'R F F F A A A' },
  ],
};

async function insertRedirect(tx: Transaction) {
  const content_id = await insertContent(tx, { author: passivePeople.colleague.id, status: 'published' });
  const id = crypto.randomUUID();
  const path = `/presse/avant-${content_id}`;
  await tx`insert into public.content_redirects ${tx({ id, path, content_id })}`;
  return { id };
}
