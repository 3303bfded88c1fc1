import { targetPeople } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { deleteIntoBin, insertMedia } from '../fixtures.ts';
import {
  createColleagueRowSetup,
  createOwnRowSetup,
  ruleBuilder,
  splitNames,
  type TableAccessRules,
} from '../rules.ts';

const insertDeletedFile = async (tx: Transaction, deletedBy: string) =>
  deleteIntoBin(tx, deletedBy, 'media_library', await insertMedia(tx, targetPeople.colleague.id));
const insertDeletedByActor = createOwnRowSetup(insertDeletedFile);
const insertDeletedByColleague = createColleagueRowSetup(insertDeletedFile);

const columns = splitNames(`
  id, filename, original_filename, file_path, file_size, media_type, renditions, deleted_by, deleted_by_name,
  deleted_at, search_text`);

export const mediaBinAccessRules: TableAccessRules = {
  table: 'media_bin',
  grants: { authenticated: { select: columns, delete: true } },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F F F F A A', 'a file that they deleted', insertDeletedByActor),
    ruleBuilder.select('R F F F F A A', 'a file that a colleague deleted', insertDeletedByColleague),
    ruleBuilder.delete('R F F F F A A', 'a file that they deleted', insertDeletedByActor),
    ruleBuilder.delete('R F F F F A A', 'a file that a colleague deleted', insertDeletedByColleague),
  ],
};
