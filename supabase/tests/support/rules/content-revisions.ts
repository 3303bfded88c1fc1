import { getOnlyRow, type Transaction } from '../database.ts';
import { insertContent } from '../fixtures.ts';
import { createColleagueRowSetup, createOwnRowSetup, ruleBuilder, type TableAccessRules } from '../rules.ts';

/** Inserts a text with this status, and returns the key of its first revision. */
const insertTextWithRevision =
  (status: 'draft' | 'published' = 'draft') =>
  async (tx: Transaction, author: string) => {
    const id = await insertContent(tx, { author, status });
    const { content_id, version } = getOnlyRow(
      await tx`
      select content_id, version from public.content_revisions where content_id = ${id}`,
    );
    return { content_id, version };
  };
const prepareOwnRevision = createOwnRowSetup(insertTextWithRevision());
const prepareColleagueRevision = (status: 'draft' | 'published') =>
  createColleagueRowSetup(insertTextWithRevision(status));

export const contentRevisionAccessRules: TableAccessRules = {
  table: 'content_revisions',
  grants: { authenticated: { select: 'all' } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a revision of their own draft', prepareOwnRevision),
    ruleBuilder.select(
      'R F F A A A A',
      "a revision of a colleague's draft",
      prepareColleagueRevision('draft'),
    ),
    ruleBuilder.select(
      'R F F A A A A',
      "a revision of a colleague's published text",
      prepareColleagueRevision('published'),
    ),
  ],
};
