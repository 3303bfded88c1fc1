import { targetPeople } from '../actors.ts';
import { createMediaFileColumns, insertMedia } from '../fixtures.ts';
import {
  createColleagueRowSetup,
  createOwnRowSetup,
  ruleBuilder,
  splitNames,
  type TableAccessRules,
} from '../rules.ts';

const { colleague } = targetPeople;
const insertOwnFile = createOwnRowSetup(insertMedia);
const insertColleagueFile = createColleagueRowSetup(insertMedia);

const newFileRow = {
  ...createMediaFileColumns('jpg'),
  original_filename: 'Photo.jpg',
  mime_type: 'image/jpeg',
  file_size: 1024,
  media_type: 'image',
  width: 800,
  height: 600,
  color: '#c04020',
};

export const mediaLibraryAccessRules: TableAccessRules = {
  table: 'media_library',
  grants: {
    authenticated: {
      select: 'all',
      insert: splitNames(`
        filename, original_filename, file_path, mime_type, file_size, media_type, uploaded_by, width, height,
        alt_text, credit, licence, color, renditions`),
      update: splitNames(`
        file_size, width, height, alt_text, caption, credit, licence, focal_x, focal_y, color, renditions,
        replaced_at`),
      delete: true,
    },
  },
  // A allowed, R refused with an error, F no error but no row. Order: anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    ruleBuilder.select('R F A A A A A', 'a file', insertColleagueFile),
    ruleBuilder.insert('R R R R A A A', 'a file of their own', (person) => ({
      ...newFileRow,
      uploaded_by: person?.id ?? colleague.id,
    })),
    ruleBuilder.insert('R R R R R R R', "a file in a colleague's name", {
      ...newFileRow,
      uploaded_by: colleague.id,
    }),
    ruleBuilder.insert('R R R R R R R', 'a file without an uploader', newFileRow),
    ruleBuilder.update('R F F F A A A', 'the alternative text of a file of their own', insertOwnFile, {
      alt_text: 'Une affiche',
    }),
    ruleBuilder.update(
      'R F F F A A A',
      'caption, credit, licence and focal point of a picture',
      insertOwnFile,
      {
        caption: 'Dakar',
        credit: 'Awa Diop',
        licence: 'CC BY',
        focal_x: 20,
        focal_y: 80,
      },
    ),
    ruleBuilder.update('R F F F A A A', 'size, dimensions and renditions of a replaced file', insertOwnFile, {
      file_size: 1,
      width: 2,
      height: 3,
      color: '#000000',
      renditions: null,
      replaced_at: '2026-11-24T12:00:00+00:00',
    }),
    ruleBuilder.update('R F F F F A A', "the alternative text of a colleague's file", insertColleagueFile, {
      alt_text: 'Une affiche',
    }),
    ruleBuilder.delete('R F F F A A A', 'a file of their own', insertOwnFile),
    ruleBuilder.delete('R F F F F A A', "a colleague's file", insertColleagueFile),
  ],
};
