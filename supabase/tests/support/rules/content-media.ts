import { insertContent, insertMedia } from '../fixtures.ts';
import { createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

const insertMediaUse = createOwnRowSetup(async (tx, author) => {
  const key = { content_id: await insertContent(tx, { author }), media_id: await insertMedia(tx, author) };
  await tx`insert into public.content_media ${tx(key)}`;
  return key;
});

export const contentMediaAccessRules: TableAccessRules = {
  table: 'content_media',
  grants: { authenticated: { select: 'all' } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [ruleBuilder.select('R F A A A A A', 'a use of a file', insertMediaUse)],
};
