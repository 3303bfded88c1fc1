import { afterAll, describe, expect, it } from 'vitest';
import { people } from './support/actors.ts';
import { attempt, connect, only, type Transaction, withRollback } from './support/database.ts';
import { mediaAddress, storedFile } from './support/fixtures.ts';

const sql = connect();
afterAll(() => sql.end());

type Row = Record<string, string | number | null>;

const file: Row = {
  ...storedFile('pdf'),
  original_filename: 'Notice d’été.pdf',
  mime_type: 'application/pdf',
  file_size: 0,
  media_type: 'document',
  uploaded_by: people.editor.id,
};

/** Path of the file, without the origin of the project. */
const SERVED = new URL(String(file.file_path)).pathname;

const upload = (changes: Row) => (at: Transaction) =>
  at`insert into public.media_library ${at({ ...file, ...changes })}`;

it('stores a file without size or dimensions, as those of the system assets are', async () => {
  await withRollback(sql, async (tx) => {
    expect(await attempt(tx, 'editor', upload({}))).toMatchObject({ code: null, count: 1 });
    const rows =
      await tx`select width, height, alt_text from public.media_library where filename = ${file.filename ?? ''}`;
    expect(only(rows)).toEqual({ width: null, height: null, alt_text: null });
  });
});

describe("an editor's row for another person’s file", () => {
  const original = storedFile('jpg');
  const disguised = (change: (filename: string) => string) => {
    const filename = change(original.filename);
    return { filename, file_path: mediaAddress(filename) };
  };

  it.each<[string, Row, string]>([
    ['its name and address', original, '23505'],
    [
      'its name, served elsewhere',
      { ...original, file_path: original.file_path.replace('project', 'autre') },
      '23505',
    ],
    ['its address with a query', { ...storedFile('jpg'), file_path: `${original.file_path}?v=2` }, '23514'],
    [
      'its name under an address with a query',
      { ...original, file_path: `${original.file_path}?v=2` },
      '23514',
    ],
    [
      'its name under an address with a fragment',
      { ...original, file_path: `${original.file_path}#2` },
      '23514',
    ],
    [
      'its address under a name of one’s own',
      { ...storedFile('jpg'), file_path: original.file_path },
      '23514',
    ],
    [
      'its name under the address of another page',
      { ...original, file_path: 'https://pirate.example/a.jpg' },
      '23514',
    ],
    [
      'a way round in the address',
      { ...original, file_path: original.file_path.replace('uploads/', 'uploads/../uploads/') },
      '23514',
    ],
    [
      'a path before the storage',
      { ...original, file_path: original.file_path.replace('/storage', '/a/storage') },
      '23514',
    ],
    [
      'an account in the address',
      { ...original, file_path: original.file_path.replace('//', '//a@') },
      '23514',
    ],
    ['a way round in the name', disguised((name) => `../uploads/${name}`), '23514'],
    ['a query in the name', disguised((name) => `${name}?v=2`), '23514'],
    ['capitals', disguised((name) => name.toUpperCase()), '23514'],
    ['a percent-encoded letter', disguised((name) => name.replace('.jpg', '%2Ejpg')), '23514'],
    ['a folder', disguised((name) => `sous/${name}`), '23514'],
    ['a line that follows', disguised((name) => `${name}\n`), '23514'],
  ])('by %s is refused', async (_name, change, code) => {
    await withRollback(sql, async (tx) => {
      await tx`insert into public.media_library ${tx({ ...file, ...original, media_type: 'image' })}`;
      expect((await attempt(tx, 'editor', upload(change))).code).toBe(code);
    });
  });

  it('could be no other: the form of a name is the one the bucket asks for', async () => {
    const [row] = await sql`
      select
        (select with_check from pg_policies where policyname = 'editors add files to the media library') as policy,
        (select pg_get_constraintdef(oid) from pg_constraint where conname = 'media_library_filename_format') as form`;
    const pattern = (text: string) => /\^(?:uploads\/)?(\[0-9\]\{13\}[^$]*)\$/.exec(text)?.[1];
    expect(pattern(row?.policy)).toMatch(/^\[0-9\]\{13\}-/);
    expect(pattern(row?.form)).toBe(pattern(row?.policy));
    const length = (text: string) => Number(/char_length\(\w+\) <= (\d+)/.exec(text)?.[1]);
    expect(length(row?.form) + 'uploads/'.length).toBe(length(row?.policy));
  });
});

// private.refuse_foreign_file
describe('a file of another server', () => {
  const served = (origin: string) => ({ file_path: origin + SERVED });
  const tellProject = (tx: Transaction) =>
    tx`select vault.create_secret('https://project.supabase.co/', 'project_url')`;

  it.each([
    'http://project.supabase.co',
    'https://project.supabase.co:8443',
    'https://project.supabase.co.pirate.example',
    'https://other.supabase.co',
    'http://127.0.0.1:9',
    'http://[::1]:9',
    'http://169.254.169.254',
  ])('is not added by an editor: %s', async (origin) => {
    await withRollback(sql, async (tx) => {
      expect((await attempt(tx, 'editor', upload(served(origin)))).code).toBeNull();
      await tx`delete from public.media_library`;
      await tx`delete from public.media_bin`;
      await tellProject(tx);
      expect((await attempt(tx, 'editor', upload(served(origin)))).code).toBe('23514');
      expect((await attempt(tx, 'editor', upload(served('https://project.supabase.co')))).code).toBeNull();
    });
  });

  it('comes back from the bin, because the project may have had another address', async () => {
    await withRollback(sql, async (tx) => {
      await tx`insert into public.media_library ${tx({ ...file, ...served('https://before.supabase.co') })}`;
      const { id } = only(
        await tx`delete from public.media_library where filename = ${file.filename ?? ''} returning id`,
      );
      await tellProject(tx);
      const restored = await attempt(tx, 'admin', (at) => at`select * from public.restore_media(${id})`);
      expect(restored.rows).toEqual([{ id }]);
    });
  });
});

it.each([
  ['file_path', `javascript:alert(1)//${SERVED}`],
  ['file_path', `data:image/svg+xml,<svg/>${SERVED}`],
  ['file_path', SERVED],
  ['file_path', SERVED.slice(1)],
  ['file_path', `//media.example${SERVED}`],
  ['file_path', ` https://media.example${SERVED}`],
  ['file_path', `https://media.example" onerror="alert(1)${SERVED}`],
  ['file_path', `x\nhttps://media.example${SERVED}`],
  ['file_path', `https://${SERVED}`],
  ['file_path', `https://${'a'.repeat(2000)}${SERVED}`],
  ['mime_type', 'pdf'],
  ['mime_type', 'text/html; charset=utf-8'],
  ['mime_type', ''],
  ['file_size', -1],
  ['width', -1],
  ['height', -1],
  ['filename', ''],
  ['filename', `1763712345678-${'f'.repeat(130)}.pdf`],
  ['original_filename', ' '],
  ['original_filename', 'f'.repeat(301)],
  ['alt_text', 'a'.repeat(501)],
  ['color', 'red'],
  ['color', '#FFF000'],
  ['color', '#fff000;background:url(//pirate.example)'],
])('refuses %s = %j', async (column, value) => {
  await withRollback(sql, async (tx) => {
    expect((await attempt(tx, 'editor', upload({ [column]: value }))).code).toBe('23514');
  });
});

it('refuses an unknown kind of file', async () => {
  await withRollback(sql, async (tx) => {
    expect((await attempt(tx, 'editor', upload({ media_type: 'font' }))).code).toBe('22P02');
  });
});

it.each(['filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'])(
  'refuses a file without %s',
  async (column) => {
    await withRollback(sql, async (tx) => {
      expect((await attempt(tx, 'editor', upload({ [column]: null }))).code).toBe('23502');
    });
  },
);

const change = (changes: Row) => (at: Transaction) =>
  at`update public.media_library set ${at(changes)} where filename = ${file.filename ?? ''}`;

it.each<[Row]>([
  [{ caption: 'a'.repeat(501) }],
  [{ credit: 'a'.repeat(201) }],
  [{ focal_x: null, focal_y: 5 }],
  [{ focal_x: 101, focal_y: 5 }],
  [{ focal_x: 5, focal_y: -1 }],
])('refuses %j of a file that is there', async (changes) => {
  await withRollback(sql, async (tx) => {
    await tx`insert into public.media_library ${tx(file)}`;
    expect((await attempt(tx, 'admin', change({ focal_x: 0, focal_y: 100 }))).count).toBe(1);
    expect((await attempt(tx, 'admin', change(changes))).code).toBe('23514');
  });
});

describe('the sizes of a picture', () => {
  const size = { name: '0a1b2c3d-320.webp', width: 320, height: 200 };
  const sized = (renditions: unknown) => (at: Transaction) =>
    at`insert into public.media_library ${at({ ...file, ...storedFile('jpg'), renditions: at.json(renditions as never) })}`;

  it.each([[[]], [[size]], [[size, { ...size, name: '0a1b2c3d-800.jpg' }]], [Array(5).fill(size)]])(
    'may be %j',
    async (renditions) => {
      await withRollback(sql, async (tx) => {
        expect(await attempt(tx, 'editor', sized(renditions))).toMatchObject({ code: null, count: 1 });
      });
    },
  );

  it.each([
    [{}],
    ['none'],
    [[size.name]],
    [[[size]]],
    [[{ ...size, name: '../autre.webp' }]],
    [[{ ...size, name: '0a1b2c3d-320.svg' }]],
    [[{ ...size, name: '0a1b2c3d-320.webp 2x, https://pirate.example/a.webp' }]],
    [[{ ...size, name: '0a1b2c3d-320.webp\n' }]],
    [[{ ...size, name: ['0a1b2c3d-320.webp'] }]],
    [[{ ...size, name: 320 }]],
    [[{ name: size.name }]],
    [[{ ...size, width: '320' }]],
    [[{ ...size, width: 0 }]],
    [[{ ...size, height: 2.5 }]],
    [[{ ...size, height: null }]],
    [[{ ...size, note: 'a'.repeat(500) }]],
    [Array(6).fill(size)],
  ])('may not be %j', async (renditions) => {
    await withRollback(sql, async (tx) => {
      expect((await attempt(tx, 'editor', sized(renditions))).code).toBe('23514');
    });
  });
});
