import { insertContent, insertMedia } from '../fixtures.ts';
import { createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const insertMediaUse = createOwnRowSetup(async (tx, author) => {
  const key = { content_id: await insertContent(tx, { author }), media_id: await insertMedia(tx, author) };
  await tx`insert into public.content_media ${tx(key)}`;
  return key;
});

export const contentMediaAccessRules: TableAccessRules = {
  table: 'content_media',
  grants: { authenticated: { select: 'all' } },
  // A allowed, R refused, F filtered. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a use of a file', insertMediaUse),
    ruleBuilder.insert('R R R R R R R', 'an invented use of a file', {
      content_id: UNKNOWN_ID,
      media_id: UNKNOWN_ID,
    }),
    ruleBuilder.update('R R R R R R R', 'the file of a stored use', insertMediaUse, { media_id: UNKNOWN_ID }),
    ruleBuilder.delete('R R R R R R R', 'a use of a file', insertMediaUse),
  ],
};
