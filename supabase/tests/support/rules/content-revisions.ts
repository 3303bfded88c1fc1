import { others, type Person } from '../actors.ts';
import { only, type Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = others;

export const contentRevisionRules: TableRules = {
  table: 'content_revisions',
  grants: {
    anon: {},
    authenticated: { select: 'all' },
  },
  columns: ['content_id', 'version', 'snapshot', 'author', 'author_name', 'created_at'],
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'of their own draft', given: own, outcomes: 'R F A A A A A' },
    {
      operation: 'select',
      subject: "of a colleague's draft",
      given: other('draft'),
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'select',
      subject: "of a colleague's article",
      given: other('published'),
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'insert',
      subject: 'of a past that was not',
      values: () => ({ content_id: crypto.randomUUID(), version: 7, snapshot: '{}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'of their own draft',
      given: own,
      values: () => ({ author_name: 'Quelqu’un d’autre' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'of their own draft', given: own, outcomes: 'R R R R R R R' },
  ],
};

async function loadRevision(tx: Transaction, id: string) {
  const rows = await tx`select content_id, version from public.content_revisions where content_id = ${id}`;
  const { content_id, version } = only(rows);
  return { content_id, version };
}

async function own(tx: Transaction, person: Person | null) {
  return loadRevision(tx, await insertContent(tx, { author: person?.id ?? colleague.id }));
}

function other(status: 'draft' | 'published') {
  return async (tx: Transaction) =>
    loadRevision(tx, await insertContent(tx, { author: colleague.id, status }));
}
