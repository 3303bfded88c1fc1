import { others, type Person } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = others;

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
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'of their own draft', given: own, outcomes: 'R F A A A A A' },
    { operation: 'select', subject: "of a colleague's draft", given: other, outcomes: 'R F F A A A A' },
    {
      operation: 'insert',
      subject: 'with a token of their own',
      values: () => ({ content_id: crypto.randomUUID(), token_hash: '\\x00' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'to last for ever',
      given: own,
      values: () => ({ expires_at: '2040-01-01T00:00:00+00:00' }),
      outcomes: 'R R R R R R R',
    },
    { operation: 'delete', subject: 'they made', given: own, outcomes: 'R F A F A A A' },
    { operation: 'delete', subject: 'a colleague made', given: other, outcomes: 'R F F F A A A' },
  ],
};

async function link(tx: Transaction, author: string) {
  const id = crypto.randomUUID();
  const content_id = await insertContent(tx, { author });
  await tx`
    insert into public.content_previews (id, content_id, token_hash, made_by)
    values (${id}, ${content_id}, sha256(${id}::text::bytea), ${author})`;
  return { id };
}

function own(tx: Transaction, person: Person | null) {
  return link(tx, person?.id ?? colleague.id);
}

function other(tx: Transaction) {
  return link(tx, colleague.id);
}
