import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

export const contentPreviewRules: TableRules = {
  table: 'content_previews',
  grants: {
    anon: {},
    authenticated: {
      select: ['id', 'content_id', 'made_by', 'made_by_name', 'created_at', 'expires_at'],
      delete: true,
    },
  },
  columns: ['id', 'content_id', 'made_by', 'made_by_name', 'created_at', 'expires_at'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a link to their own draft',
      prepareRow: insertOwnLink,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'select',
      subject: "a link to a colleague's draft",
      prepareRow: insertColleagueLink,
      outcomes: 'R F F A A A A',
    },
    {
      operation: 'insert',
      subject: 'a link with a chosen token',
      values: () => ({ content_id: crypto.randomUUID(), token_hash: '\\x00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the expiry date of a link',
      prepareRow: insertOwnLink,
      values: () => ({ expires_at: '2040-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a link that they created',
      prepareRow: insertOwnLink,
      outcomes: 'R F A F A A A',
    },
    {
      operation: 'delete',
      subject: 'a link that a colleague created',
      prepareRow: insertColleagueLink,
      outcomes: 'R F F F A A A',
    },
  ],
};

async function insertPreviewLink(tx: Transaction, author: string) {
  const id = crypto.randomUUID();
  const content_id = await insertContent(tx, { author });
  await tx`
    insert into public.content_previews (id, content_id, token_hash, made_by)
    values (${id}, ${content_id}, sha256(${id}::text::bytea), ${author})`;
  return { id };
}

function insertOwnLink(tx: Transaction, person: TestPerson | null) {
  return insertPreviewLink(tx, person?.id ?? colleague.id);
}

function insertColleagueLink(tx: Transaction) {
  return insertPreviewLink(tx, colleague.id);
}
