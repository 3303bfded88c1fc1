import type { Transaction } from '../database.ts';
import { deleteIntoBin, insertContent } from '../fixtures.ts';
import {
  createColleagueRowSetup,
  createOwnRowSetup,
  ruleBuilder,
  splitNames,
  type TableAccessRules,
} from '../rules.ts';

const insertDeletedText = async (tx: Transaction, deletedBy: string) =>
  deleteIntoBin(tx, deletedBy, 'content', await insertContent(tx));
const insertDeletedByActor = createOwnRowSetup(insertDeletedText);
const insertDeletedByColleague = createColleagueRowSetup(insertDeletedText);

const columns = splitNames(
  'id, title, slug, status, content_type, deleted_by, deleted_by_name, deleted_at, search_text',
);

export const contentBinAccessRules: TableAccessRules = {
  table: 'content_bin',
  grants: { authenticated: { select: columns, delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A F A A A', 'a text that they deleted', insertDeletedByActor),
    ruleBuilder.select('R F F F F A A', 'a text that a colleague deleted', insertDeletedByColleague),
    ruleBuilder.delete('R F F F F A A', 'a text that they deleted', insertDeletedByActor),
    ruleBuilder.delete('R F F F F A A', 'a text that a colleague deleted', insertDeletedByColleague),
  ],
};
