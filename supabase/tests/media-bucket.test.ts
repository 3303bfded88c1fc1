import { describe, expect, it } from 'vitest';
import { ACTOR_NAMES, peopleByActor, type TestActorName } from './support/actors.ts';
import { requestApi, signInActor } from './support/api.ts';
import { openActorApiClient } from './support/clients.ts';
import { getOnlyRow, openConnection } from './support/database.ts';
import { createMediaFileColumns } from './support/fixtures.ts';

const sql = openConnection();

const clients = Object.fromEntries(ACTOR_NAMES.map((actor) => [actor, openActorApiClient(actor)])) as Record<
  TestActorName,
  ReturnType<typeof openActorApiClient>
>;
const bucketClient = (actor: TestActorName) => clients[actor].storage.from('media');

const JPEG = 'image/jpeg';
const WEBP = 'image/webp';
const toRenditionPath = (path: string) => `${path}.0a1b2c3d-320.webp`;
let lastTimestamp = 1763712345678;
const createName = (extension = 'jpg') => `uploads/${lastTimestamp++}-affiche-ete-a1b2.${extension}`;
const createFile = (type = JPEG, bytes = 100) => new File(['x'.repeat(bytes)], 'f', { type });

async function isStored(path: string): Promise<boolean> {
  return (await sql`select from storage.objects where bucket_id = 'media' and name = ${path}`).length === 1;
}

/** Returns the number of bytes at the public address of a file. */
async function loadPublicSize(path: string): Promise<number> {
  const { publicUrl } = bucketClient('anon').getPublicUrl(path).data;
  return (await (await fetch(publicUrl, { cache: 'no-store' })).arrayBuffer()).byteLength;
}

async function storeFileAsAdmin(): Promise<string> {
  const path = createName();
  const { error } = await bucketClient('admin').upload(path, createFile());
  if (error) throw error;
  return path;
}

it('the media bucket is public, with 50 MB at most and no active content', async () => {
  const rows = await sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'media'`;
  const { types, ...bucket } = getOnlyRow(rows);
  expect(bucket).toEqual({ public: true, size: 50 * 1024 * 1024 });
  expect(types).toContain(JPEG);
  expect(types.filter((type: string) => /svg|html|\bxml\b|script|\*|octet/.test(type))).toEqual([]);
});

// one account of each kind: the policies read the permissions media_upload and media_manage, never a role
describe.each(['anon', 'contributor', 'editor', 'admin'] as const)('%s', (actor) => {
  const bucket = bucketClient(actor);
  const isUploader = actor === 'editor' || actor === 'admin';
  const isManager = actor === 'admin';

  it(`${isUploader ? 'adds' : 'cannot add'} a file`, async () => {
    const path = createName();
    const { error } = await bucket.upload(path, createFile());
    expect(error === null).toBe(isUploader);
    expect(await isStored(path)).toBe(isUploader);
  });

  it(`${isManager ? 'lists and removes' : 'neither lists nor removes'} files`, async () => {
    const path = await storeFileAsAdmin();
    const listedFiles = (await bucket.list('uploads', { search: path.replace('uploads/', '') })).data ?? [];
    expect(listedFiles).toHaveLength(isManager ? 1 : 0);
    const removedFiles = (await bucket.remove([path])).data ?? [];
    expect(removedFiles).toHaveLength(isManager ? 1 : 0);
    expect(await isStored(path)).toBe(!isManager);
  });

  it(`${isManager ? 'replaces' : 'cannot replace'} an admin’s file, and copies none elsewhere`, async () => {
    const path = await storeFileAsAdmin();
    expect((await bucket.update(path, createFile(JPEG, 7))).error === null).toBe(isManager);
    expect((await bucket.copy(path, `ailleurs/${path}`)).error).not.toBeNull();
    expect(await loadPublicSize(path)).toBe(isManager ? 7 : 100);
  });

  it(`${isManager ? 'moves a file only to another upload name' : 'moves no file'}`, async () => {
    const path = await storeFileAsAdmin();
    for (const target of [`ailleurs/${path}`, 'uploads/affiche.svg', toRenditionPath(path)]) {
      expect((await bucket.move(path, target)).error).not.toBeNull();
      expect(await isStored(target)).toBe(false);
    }
    expect((await bucket.move(path, createName())).error === null).toBe(isManager);
  });

  it(`${isUploader ? 'adds' : 'cannot add'} a rendition of an own image`, async () => {
    const path = createName();
    await bucket.upload(path, createFile());
    const { error } = await bucket.upload(toRenditionPath(path), createFile(WEBP));
    expect(error === null).toBe(isUploader);
    expect(await isStored(toRenditionPath(path))).toBe(isUploader);
  });

  it(`${isManager ? 'adds' : 'cannot add'} a rendition of another person’s image, and replaces none`, async () => {
    const path = await storeFileAsAdmin();
    // the admin owns the image
    const uploader = isManager ? 'super admin' : actor;
    const { error } = await bucketClient(uploader).upload(toRenditionPath(path), createFile(WEBP));
    expect(error === null).toBe(isManager);
    await bucketClient('admin').upload(toRenditionPath(path), createFile(WEBP));
    expect((await bucket.update(toRenditionPath(path), createFile(WEBP, 7))).error).not.toBeNull();
    expect(await loadPublicSize(toRenditionPath(path))).toBe(100);
  });
});

describe('a file that an editor added', () => {
  const addFile = async () => {
    const row = createMediaFileColumns('jpg');
    const path = `uploads/${row.filename}`;
    expect((await bucketClient('editor').upload(path, createFile())).error).toBeNull();
    const description = { original_filename: 'A.jpg', mime_type: JPEG, file_size: 1, media_type: 'image' };
    await sql`
      insert into public.media_library ${sql({ ...row, ...description, uploaded_by: peopleByActor.editor.id })}`;
    return path;
  };

  it('is replaced and copied by its editor, even after a manager replaced it', async () => {
    const path = await addFile();
    expect((await bucketClient('admin').update(path, createFile(JPEG, 7))).error).toBeNull();
    expect((await bucketClient('editor').copy(path, createName())).error).toBeNull();
    expect((await bucketClient('editor').upload(toRenditionPath(path), createFile(WEBP))).error).toBeNull();
    expect((await bucketClient('editor').update(path, createFile(JPEG, 9))).error).toBeNull();
    expect(await loadPublicSize(path)).toBe(9);
  });

  it('cannot be replaced by its editor after a transfer or a deletion', async () => {
    const [transferredPath, binnedPath] = [await addFile(), await addFile()];
    const getFilename = (path: string) => path.replace('uploads/', '');
    await sql`
      update public.media_library set uploaded_by = ${peopleByActor.admin.id}
      where filename = ${getFilename(transferredPath)}`;
    await sql`delete from public.media_library where filename = ${getFilename(binnedPath)}`;
    for (const path of [transferredPath, binnedPath]) {
      expect((await bucketClient('editor').update(path, createFile(JPEG, 7))).error).not.toBeNull();
      expect(
        (await bucketClient('editor').upload(toRenditionPath(path), createFile(WEBP))).error,
      ).not.toBeNull();
      expect(await loadPublicSize(path)).toBe(100);
    }
  });

  it('lets its editor remove only renditions that no row names', async () => {
    const path = await addFile();
    await bucketClient('editor').upload(toRenditionPath(path), createFile(WEBP));
    const removedFiles = await bucketClient('editor').remove([path, toRenditionPath(path)]);
    expect(removedFiles.data?.map((one) => one.name)).toEqual([toRenditionPath(path)]);
    expect(await isStored(path)).toBe(true);
  });
});

it('the media bucket serves a file to anyone at its public address', async () => {
  const path = await storeFileAsAdmin();
  const answer = await fetch(bucketClient('anon').getPublicUrl(path).data.publicUrl);
  expect(answer.headers.get('content-type')).toBe(JPEG);
  expect(await answer.text()).toBe('x'.repeat(100));
});

it.each([
  'affiche.jpg',
  'ailleurs/1763712345678-affiche.jpg',
  'uploads/affiche.jpg',
  'uploads/1763712345678-affiche.svg',
  'uploads/1763712345678-affiche.jpg.html',
  'uploads/1763712345678-AFFICHE.jpg',
  'uploads/1763712345678-a/b.jpg',
  `uploads/1763712345678-${'a'.repeat(140)}.jpg`,
  'uploads/1763712345678-affiche.pdf.0a1b2c3d-320.webp',
  'uploads/1763712345678-affiche.jpg.320.webp',
  'uploads/1763712345678-affiche.jpg.0a1b2c3d-320.svg',
  'uploads/1763712345678-affiche.jpg.0a1b2c3d-320.webp.0a1b2c3d-320.webp',
])('an admin cannot choose the name %s', async (path) => {
  expect((await bucketClient('admin').upload(path, createFile())).error).not.toBeNull();
  expect(await isStored(path)).toBe(false);
});

it.each([
  'image/svg+xml',
  'text/html',
  'text/xml',
  'text/javascript',
  'application/octet-stream',
  'application/zip',
])('an admin cannot add the type %s', async (type) => {
  const path = createName();
  expect((await bucketClient('admin').upload(path, createFile(type))).error).not.toBeNull();
  expect(await isStored(path)).toBe(false);
});

it('the media bucket accepts a raw body, as the upload screen sends it', async () => {
  const path = createName();
  const answer = await requestApi(`storage/v1/object/media/${path}`, {
    token: (await signInActor('editor')).token,
    headers: { 'content-type': JPEG, 'cache-control': 'max-age=31536000', 'x-upsert': 'false' },
    body: createFile(),
  });
  expect(answer.status).toBe(200);
  expect(await isStored(path)).toBe(true);
});
