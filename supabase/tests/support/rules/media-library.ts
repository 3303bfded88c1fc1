import { passivePeople, type TestPerson } from '../actors.ts';
import type { Transaction } from '../database.ts';
import { createStoredFileColumns, insertMedia } from '../fixtures.ts';
import type { TableRules } from '../rules.ts';

const { colleague } = passivePeople;

const newFileRow = {
  ...createStoredFileColumns('jpg'),
  original_filename: 'Photo.jpg',
  mime_type: 'image/jpeg',
  file_size: 1024,
  media_type: 'image',
  width: 800,
  height: 600,
  color: '#c04020',
};

export const mediaLibraryRules: TableRules = {
  table: 'media_library',
  grants: {
    anon: {},
    authenticated: {
      select: 'all',
      insert: [
        ...['filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'],
        ...['uploaded_by', 'width', 'height', 'alt_text', 'credit', 'licence'],
        ...['color', 'renditions'],
      ],
      update: [
        ...['file_size', 'width', 'height', 'alt_text', 'caption', 'credit', 'licence', 'focal_x'],
        ...['focal_y', 'color', 'renditions', 'replaced_at'],
      ],
      delete: true,
    },
  },
  columns: [
    ...['id', 'filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'],
    ...['uploaded_by', 'width', 'height', 'alt_text', 'caption', 'credit', 'licence', 'focal_x', 'focal_y'],
    ...['color', 'renditions', 'replaced_at', 'created_at'],
  ],
  // outcomes: A allowed, R refused, F filtered (no error, no row)
  //                                   anon, no role, contributor, moderator, editor, admin, super admin
  rules: [
    { operation: 'select', subject: 'a file', prepareRow: insertColleagueFile, outcomes: 'R F A A A A A' },
    {
      operation: 'insert',
      subject: 'a file of their own',
      values: (person) => ({ ...newFileRow, uploaded_by: person?.id ?? colleague.id }),
      outcomes: 'R R R R A A A',
    },
    {
      operation: 'insert',
      subject: "a file in a colleague's name",
      values: () => ({ ...newFileRow, uploaded_by: colleague.id }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'insert',
      subject: 'a file in nobody’s name',
      values: () => newFileRow,
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'update',
      subject: 'the alternative text of a file of their own',
      prepareRow: insertOwnFile,
      values: () => ({ alt_text: 'Une affiche' }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'caption, credit, licence and focal point of a picture',
      prepareRow: insertOwnFile,
      values: () => ({ caption: 'Dakar', credit: 'Awa Diop', licence: 'CC BY', focal_x: 20, focal_y: 80 }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: 'size, dimensions and renditions of a replaced file',
      prepareRow: insertOwnFile,
      values: () => ({
        file_size: 1,
        width: 2,
        height: 3,
        color: '#000000',
        renditions: null,
        replaced_at: '2026-11-24T12:00:00+00:00',
      }),
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'update',
      subject: "the alternative text of a colleague's file",
      prepareRow: insertColleagueFile,
      values: () => ({ alt_text: 'Une affiche' }),
      outcomes: 'R F F F F A A',
    },
    {
      operation: 'update',
      subject: 'the address of a file',
      prepareRow: insertOwnFile,
      values: () => ({ file_path: 'https://pirate.example/autre.png' }),
      outcomes: 'R R R R R R R',
    },
    {
      operation: 'delete',
      subject: 'a file of their own',
      prepareRow: insertOwnFile,
      outcomes: 'R F F F A A A',
    },
    {
      operation: 'delete',
      subject: "a colleague's file",
      prepareRow: insertColleagueFile,
      outcomes: 'R F F F F A A',
    },
  ],
};

async function insertOwnFile(tx: Transaction, person: TestPerson | null) {
  return { id: await insertMedia(tx, person?.id ?? colleague.id) };
}

async function insertColleagueFile(tx: Transaction) {
  return { id: await insertMedia(tx, colleague.id) };
}
