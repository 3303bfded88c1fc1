import { afterAll, expect, it } from 'vitest';
import { people } from './support/actors.ts';
import { attempt, connect, only, rolledBack, type Transaction } from './support/database.ts';
import { insertMedia } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

type Row = Record<string, string | number | null>;

const file: Row = {
  filename: '1-notice.pdf',
  original_filename: 'Notice d’été.pdf',
  file_path: 'https://media.example/uploads/1-notice.pdf',
  mime_type: 'application/pdf',
  file_size: 0,
  media_type: 'document',
  uploaded_by: people.editor.id,
};

const upload = (changes: Row) => (at: Transaction) =>
  at`insert into public.media_library ${at({ ...file, ...changes })}`;

it('stores a file without size or dimensions, as those of the system assets are', async () => {
  await rolledBack(sql, async (tx) => {
    expect(await attempt(tx, 'editor', upload({}))).toMatchObject({ code: null, count: 1 });
    const rows =
      await tx`select width, height, alt_text from public.media_library where filename = '1-notice.pdf'`;
    expect(only(rows)).toEqual({ width: null, height: null, alt_text: null });
  });
});

it('never has two rows for one file', async () => {
  await rolledBack(sql, async (tx) => {
    const id = await insertMedia(tx, null);
    const again = upload({ file_path: `https://media.example/uploads/${id}.png` });
    expect((await attempt(tx, 'editor', again)).code).toBe('23505');
  });
});

it.each([
  ['file_path', 'javascript:alert(1)'],
  ['file_path', 'data:image/svg+xml,<svg/>'],
  ['file_path', '/uploads/1.png'],
  ['file_path', '//media.example/1.png'],
  ['file_path', ' https://media.example/1.png'],
  ['file_path', 'https://media.example/1.png" onerror="alert(1)'],
  ['file_path', 'x\nhttps://media.example/1.png'],
  ['file_path', 'https://'],
  ['file_path', `https://media.example/${'a'.repeat(2000)}`],
  ['mime_type', 'pdf'],
  ['mime_type', 'text/html; charset=utf-8'],
  ['mime_type', ''],
  ['file_size', -1],
  ['width', -1],
  ['height', -1],
  ['filename', ''],
  ['filename', 'f'.repeat(301)],
  ['original_filename', ' '],
  ['original_filename', 'f'.repeat(301)],
  ['alt_text', 'a'.repeat(501)],
])('refuses %s = %j', async (column, value) => {
  await rolledBack(sql, async (tx) => {
    expect((await attempt(tx, 'editor', upload({ [column]: value }))).code).toBe('23514');
  });
});

it('refuses an unknown kind of file', async () => {
  await rolledBack(sql, async (tx) => {
    expect((await attempt(tx, 'editor', upload({ media_type: 'font' }))).code).toBe('22P02');
  });
});

it.each(['filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'])(
  'refuses a file without %s',
  async (column) => {
    await rolledBack(sql, async (tx) => {
      expect((await attempt(tx, 'editor', upload({ [column]: null }))).code).toBe('23502');
    });
  },
);
