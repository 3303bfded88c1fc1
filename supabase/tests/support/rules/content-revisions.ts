import { passivePeople, type TestPerson } from '../actors.ts';
import { getOnlyRow, type Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const contentRevisionRules: TableRules = {
  table: 'content_revisions',
  grants: {
    anon: {},
    authenticated: { select: 'all' },
  },
  columns: ['content_id', 'version', 'snapshot', 'author', 'author_name', 'created_at'],
  // A allowed, R refused, F filtered: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a revision of their own draft',
      prepareRow: prepareOwnRevision,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: "a revision of a colleague's draft",
      prepareRow: prepareColleagueRevision('draft'),
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'select',
      subject: "a revision of a colleague's article",
      prepareRow: prepareColleagueRevision('published'),
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'insert',
      subject: 'an invented revision',
      values: () => ({ content_id: crypto.randomUUID(), version: 7, snapshot: '{}' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'a revision of their own draft',
      prepareRow: prepareOwnRevision,
      values: () => ({ author_name: 'Quelqu’un d’autre' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a revision of their own draft',
      prepareRow: prepareOwnRevision,
      outcomes: 'R R R R R R R',
    },
  ],
};

async function loadRevision(tx: Transaction, id: string) {
  const rows = await tx`select content_id, version from public.content_revisions where content_id = ${id}`;
  const { content_id, version } = getOnlyRow(rows);
  return { content_id, version };
}

async function prepareOwnRevision(tx: Transaction, person: TestPerson | null) {
  return loadRevision(tx, await insertContent(tx, { author: person?.id ?? colleague.id }));
}

function prepareColleagueRevision(status: 'draft' | 'published') {
  return async (tx: Transaction) =>
    loadRevision(tx, await insertContent(tx, { author: colleague.id, status }));
}
