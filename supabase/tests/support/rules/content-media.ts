import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { insertContent, insertMedia } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;
const NOBODY = '00000000-0000-4000-8000-000000000000';

export const contentMediaRules: TableRules = {
  table: 'content_media',
  grants: {
    anon: {},
    authenticated: { select: 'all' },
  },
  columns: ['content_id', 'media_id'],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    {
      operation: 'select',
      subject: 'a use of a file',
      prepareRow: insertMediaUse,
      outcomes: 'R F A A A A A',
    },
    {
      operation: 'insert',
      subject: 'an invented use of a file',
      values: () => ({ content_id: NOBODY, media_id: NOBODY }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the file of a stored use',
      prepareRow: insertMediaUse,
      values: () => ({ media_id: NOBODY }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a use of a file',
      prepareRow: insertMediaUse,
      outcomes: 'R R R R R R R',
    },
  ],
};

async function insertMediaUse(tx: Transaction, person: TestPerson | null) {
  const author = person?.id ?? colleague.id;
  const key = { content_id: await insertContent(tx, { author }), media_id: await insertMedia(tx, author) };
  await tx`insert into public.content_media ${tx(key)}`;
  return key;
}
