import { describe, expect } from 'vitest';
import { peopleByActor } from './support/actors.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction, toJson } from './support/database.ts';
import { createMediaFileColumns, getMediaAddress } from './support/fixtures.ts';
import { it } from './support/rollback-test.ts';

type Row = Record<string, string | number | null>;

const file = {
  ...createMediaFileColumns('pdf'),
  original_filename: 'Notice d’été.pdf',
  mime_type: 'application/pdf',
  file_size: 0,
  media_type: 'document',
  uploaded_by: peopleByActor.editor.id,
};

/** Path of the file, without the origin of the project. */
const FILE_PATHNAME = new URL(file.file_path).pathname;

const upload = (tx: Transaction, changes: Row) =>
  runAs(tx, 'editor')`insert into public.media_library ${tx({ ...file, ...changes })}`;

it('an empty file without dimensions is stored', async ({ tx }) => {
  expect(await upload(tx, {})).toMatchObject({ code: null, count: 1 });
  const rows =
    await tx`select width, height, alt_text from public.media_library where filename = ${file.filename}`;
  expect(getOnlyRow(rows)).toEqual({ width: null, height: null, alt_text: null });
});

describe('no second row names a stored file by another form of its address', () => {
  const original = createMediaFileColumns('jpg');
  const other = createMediaFileColumns('jpg');
  const withAddress = (change: (address: string) => string) => ({
    ...original,
    file_path: change(original.file_path),
  });
  const withName = (change: (filename: string) => string) => {
    const filename = change(original.filename);
    return { filename, file_path: getMediaAddress(filename) };
  };

  it.for<[string, Row, string]>([
    ['its name and address', original, '23505'],
    ['its name at another server', withAddress((url) => url.replace('project', 'autre')), '23505'],
    ['its address with a query', { ...other, file_path: `${original.file_path}?v=2` }, '23514'],
    ['its name under an address with a query', withAddress((url) => `${url}?v=2`), '23514'],
    ['its name under an address with a fragment', withAddress((url) => `${url}#2`), '23514'],
    ['its address under a new name', { ...other, file_path: original.file_path }, '23514'],
    [
      'its name under the address of another site',
      withAddress(() => 'https://pirate.example/a.jpg'),
      '23514',
    ],
    [
      'a relative path in the address',
      withAddress((url) => url.replace('uploads/', 'uploads/../uploads/')),
      '23514',
    ],
    ['a path before /storage', withAddress((url) => url.replace('/storage', '/a/storage')), '23514'],
    ['a user name in the address', withAddress((url) => url.replace('//', '//a@')), '23514'],
    ['a relative path in the name', withName((name) => `../uploads/${name}`), '23514'],
    ['a query in the name', withName((name) => `${name}?v=2`), '23514'],
    ['capitals in the name', withName((name) => name.toUpperCase()), '23514'],
    ['a percent-encoded dot', withName((name) => name.replace('.jpg', '%2Ejpg')), '23514'],
    ['a folder', withName((name) => `sous/${name}`), '23514'],
    ['a line break at the end of the name', withName((name) => `${name}\n`), '23514'],
  ])('with %s', async ([_name, changes, code], { tx }) => {
    await tx`insert into public.media_library ${tx({ ...file, ...original, media_type: 'image' })}`;
    expect((await upload(tx, changes)).code).toBe(code);
  });
});

// Tests private.refuse_foreign_file
describe('a file of another server', () => {
  const createFileAtOrigin = (origin: string) => ({ file_path: origin + FILE_PATHNAME });
  const setProjectUrl = (tx: Transaction) =>
    tx`select vault.create_secret('https://project.supabase.co/', 'project_url')`;

  it.for([
    'http://project.supabase.co',
    'https://project.supabase.co:8443',
    'https://project.supabase.co.pirate.example',
    'https://other.supabase.co',
    'http://127.0.0.1:9',
    'http://[::1]:9',
    'http://169.254.169.254',
  ])('is not added by an editor: %s', async (origin, { tx }) => {
    // Without the address of the project in Vault, every server is accepted.
    expect((await upload(tx, createFileAtOrigin(origin))).code).toBeNull();
    await tx`delete from public.media_library`;
    await tx`delete from public.media_bin`;
    await setProjectUrl(tx);
    expect((await upload(tx, createFileAtOrigin(origin))).code).toBe('23514');
    expect((await upload(tx, createFileAtOrigin('https://project.supabase.co'))).code).toBeNull();
  });

  it('comes back from the bin, because the project may have had another address', async ({ tx }) => {
    await tx`insert into public.media_library ${tx({ ...file, ...createFileAtOrigin('https://before.supabase.co') })}`;
    const { id } = getOnlyRow(
      await tx`delete from public.media_library where filename = ${file.filename} returning id`,
    );
    await setProjectUrl(tx);
    const restoration = await runAs(tx, 'admin')`select * from public.restore_media(array[${id}::uuid])`;
    expect(restoration.rows).toEqual([{ id }]);
  });
});

it.for([
  ['file_path', `javascript:alert(1)//${FILE_PATHNAME}`],
  ['file_path', `data:image/svg+xml,<svg/>${FILE_PATHNAME}`],
  ['file_path', FILE_PATHNAME],
  ['file_path', FILE_PATHNAME.slice(1)],
  ['file_path', `//media.example${FILE_PATHNAME}`],
  ['file_path', ` https://media.example${FILE_PATHNAME}`],
  ['file_path', `https://media.example" onerror="alert(1)${FILE_PATHNAME}`],
  ['file_path', `x\nhttps://media.example${FILE_PATHNAME}`],
  ['file_path', `https://${FILE_PATHNAME}`],
  ['file_path', `https://${'a'.repeat(2000)}${FILE_PATHNAME}`],
  ['mime_type', 'pdf'],
  ['mime_type', 'text/html; charset=utf-8'],
  ['mime_type', ''],
  ['file_size', -1],
  ['width', -1],
  ['height', -1],
  ['filename', ''],
  ['filename', `1763712345678-${'f'.repeat(130)}.pdf`],
  ['original_filename', ' '],
  ['color', 'red'],
  ['color', '#FFF000'],
  ['color', '#fff000;background:url(//pirate.example)'],
] as const)('a file with %s = %j is refused', async ([column, value], { tx }) => {
  expect((await upload(tx, { [column]: value })).code).toBe('23514');
});

it.for(['filename', 'original_filename', 'file_path', 'mime_type', 'file_size', 'media_type'])(
  'a file without %s is refused',
  async (column, { tx }) => {
    expect((await upload(tx, { [column]: null })).code).toBe('23502');
  },
);

const updateFile = (changes: Row) => (db: Transaction) =>
  db`update public.media_library set ${db(changes)} where filename = ${file.filename}`;

it.for<Row>([
  { focal_x: null, focal_y: 5 },
  { focal_x: 101, focal_y: 5 },
  { focal_x: 5, focal_y: -1 },
])('the change %j of a stored file is refused', async (changes, { tx }) => {
  await tx`insert into public.media_library ${tx(file)}`;
  expect((await attemptAs(tx, 'admin', updateFile({ focal_x: 0, focal_y: 100 }))).count).toBe(1);
  expect((await attemptAs(tx, 'admin', updateFile(changes))).code).toBe('23514');
});

describe('the renditions of a picture', () => {
  const rendition = { name: '0a1b2c3d-320.webp', width: 320, height: 200 };
  const insertWithRenditions = (tx: Transaction, renditions: unknown) =>
    runAs(tx, 'editor')`
      insert into public.media_library ${tx({ ...file, ...createMediaFileColumns('jpg'), renditions: toJson(tx, renditions) })}`;

  it.for([
    [[]],
    [[rendition]],
    [[rendition, { ...rendition, name: '0a1b2c3d-800.jpg' }]],
    [Array(5).fill(rendition)],
  ])('may be %j', async ([renditions], { tx }) => {
    expect(await insertWithRenditions(tx, renditions)).toMatchObject({ code: null, count: 1 });
  });

  it.for([
    [{}],
    ['none'],
    [[rendition.name]],
    [[[rendition]]],
    [[{ ...rendition, name: '../autre.webp' }]],
    [[{ ...rendition, name: '0a1b2c3d-320.svg' }]],
    [[{ ...rendition, name: '0a1b2c3d-320.webp 2x, https://pirate.example/a.webp' }]],
    [[{ ...rendition, name: '0a1b2c3d-320.webp\n' }]],
    [[{ ...rendition, name: ['0a1b2c3d-320.webp'] }]],
    [[{ ...rendition, name: 320 }]],
    [[{ name: rendition.name }]],
    [[{ ...rendition, width: '320' }]],
    [[{ ...rendition, width: 0 }]],
    [[{ ...rendition, height: 2.5 }]],
    [[{ ...rendition, height: null }]],
    [[{ ...rendition, note: 'a'.repeat(500) }]],
    [Array(6).fill(rendition)],
  ])('may not be %j', async ([renditions], { tx }) => {
    expect((await insertWithRenditions(tx, renditions)).code).toBe('23514');
  });
});
