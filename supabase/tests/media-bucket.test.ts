import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { type Actor, actorAccount, people } from './support/actors.ts';
import { newClient, signIn } from './support/clients.ts';
import { attempt, connect, only, withRollback } from './support/database.ts';
import { storedFile } from './support/fixtures.ts';

const sql = connect();

const actors = ['anon', 'no role', 'contributor', 'moderator', 'editor', 'admin', 'super admin'] as const;
const clients = Object.fromEntries(actors.map((actor) => [actor, newClient()])) as Record<
  Actor,
  ReturnType<typeof newClient>
>;
const files = (actor: Actor) => clients[actor].storage.from('media');

const UPLOADERS: readonly Actor[] = ['editor', 'admin', 'super admin'];
const MANAGERS: readonly Actor[] = ['admin', 'super admin'];

const JPEG = 'image/jpeg';
/** Ending of the name of a rendition. */
const SIZE = '0a1b2c3d-320.webp';
let last = 1763712345678;
const name = (extension = 'jpg') => `uploads/${last++}-affiche-ete-a1b2.${extension}`;
const file = (type = JPEG, bytes = 100) => new File(['x'.repeat(bytes)], 'f', { type });

async function exists(path: string): Promise<boolean> {
  return (await sql`select from storage.objects where bucket_id = 'media' and name = ${path}`).length === 1;
}

async function storeFile(): Promise<string> {
  const path = name();
  const { error } = await files('admin').upload(path, file());
  if (error) throw error;
  return path;
}

beforeAll(async () => {
  for (const actor of actors) {
    const person = actorAccount(actor);
    if (person) await signIn(clients[actor], person);
  }
});
afterAll(() => sql.end());

it('is public, of 50 MB, and never holds active content', async () => {
  const rows = await sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'media'`;
  const { types, ...bucket } = only(rows);
  expect(bucket).toEqual({ public: true, size: 50 * 1024 * 1024 });
  expect(types).toContain(JPEG);
  expect(types.filter((type: string) => /svg|html|xml|script|\*|octet/.test(type))).toEqual([
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ]);
});

describe.each(actors)('%s', (actor) => {
  it(`${UPLOADERS.includes(actor) ? 'adds' : 'cannot add'} a file`, async () => {
    const path = name();
    const { error } = await files(actor).upload(path, file());
    expect(error === null).toBe(UPLOADERS.includes(actor));
    expect(await exists(path)).toBe(UPLOADERS.includes(actor));
  });

  it(`${MANAGERS.includes(actor) ? 'lists and removes' : 'neither lists nor removes'} files`, async () => {
    const path = await storeFile();
    const listed = (await files(actor).list('uploads', { search: path.slice(8) })).data ?? [];
    expect(listed).toHaveLength(MANAGERS.includes(actor) ? 1 : 0);
    const removed = (await files(actor).remove([path])).data ?? [];
    expect(removed).toHaveLength(MANAGERS.includes(actor) ? 1 : 0);
    expect(await exists(path)).toBe(!MANAGERS.includes(actor));
  });

  it(`${MANAGERS.includes(actor) ? 'replaces' : 'cannot replace'} a file at its address, and copies none`, async () => {
    const path = await storeFile();
    expect((await files(actor).update(path, file(JPEG, 7))).error === null).toBe(MANAGERS.includes(actor));
    expect((await files(actor).copy(path, `ailleurs/${path}`)).error).not.toBeNull();
    const served = await fetch(files('anon').getPublicUrl(path).data.publicUrl, { cache: 'no-store' });
    expect((await served.arrayBuffer()).byteLength).toBe(MANAGERS.includes(actor) ? 7 : 100);
  });

  it(`${MANAGERS.includes(actor) ? 'moves a file to no other kind of name' : 'moves no file'}`, async () => {
    const path = await storeFile();
    for (const target of [`ailleurs/${path}`, 'uploads/affiche.svg', `${path}.${SIZE}`]) {
      expect((await files(actor).move(path, target)).error).not.toBeNull();
      expect(await exists(target)).toBe(false);
    }
    if (MANAGERS.includes(actor)) return;
    expect((await files(actor).move(path, name())).error).not.toBeNull();
  });

  it(`${UPLOADERS.includes(actor) ? 'adds' : 'cannot add'} a size of an own image`, async () => {
    const path = name();
    await files(actor).upload(path, file());
    const { error } = await files(actor).upload(`${path}.${SIZE}`, file('image/webp'));
    expect(error === null).toBe(UPLOADERS.includes(actor));
    expect(await exists(`${path}.${SIZE}`)).toBe(UPLOADERS.includes(actor));
  });

  it(`${MANAGERS.includes(actor) ? 'adds' : 'cannot add'} a size of another person’s image, and replaces none`, async () => {
    const path = await storeFile();
    const { error } = await files(actor === 'admin' ? 'super admin' : actor).upload(
      `${path}.${SIZE}`,
      file('image/webp'),
    );
    expect(error === null).toBe(MANAGERS.includes(actor));
    await files('admin').upload(`${path}.${SIZE}`, file('image/webp'));
    expect((await files(actor).update(`${path}.${SIZE}`, file('image/webp', 7))).error).not.toBeNull();
    const served = await fetch(files('anon').getPublicUrl(`${path}.${SIZE}`).data.publicUrl);
    expect((await served.arrayBuffer()).byteLength).toBe(100);
  });

  it('changes no bucket', async () => {
    await withRollback(sql, async (tx) => {
      const widened = await attempt(
        tx,
        actor,
        (at) => at`update storage.buckets set allowed_mime_types = null where id = 'media'`,
      );
      expect(widened.count).toBe(0);
    });
  });
});

describe('a file that an editor added', () => {
  const addFile = async () => {
    const row = storedFile('jpg');
    const path = `uploads/${row.filename}`;
    expect((await files('editor').upload(path, file())).error).toBeNull();
    await sql`
      insert into public.media_library ${sql({ ...row, original_filename: 'A.jpg', mime_type: JPEG, file_size: 1, media_type: 'image', uploaded_by: people.editor.id })}`;
    return path;
  };

  it('is replaced and copied by its editor, even after a manager replaced it', async () => {
    const path = await addFile();
    expect((await files('admin').update(path, file(JPEG, 7))).error).toBeNull();
    expect((await files('editor').copy(path, name())).error).toBeNull();
    expect((await files('editor').upload(`${path}.${SIZE}`, file('image/webp'))).error).toBeNull();
    expect((await files('editor').update(path, file(JPEG, 9))).error).toBeNull();
    const served = await fetch(files('anon').getPublicUrl(path).data.publicUrl, { cache: 'no-store' });
    expect((await served.arrayBuffer()).byteLength).toBe(9);
  });

  it('gives its editor what no row names, and nothing else', async () => {
    const path = await addFile();
    await files('editor').upload(`${path}.${SIZE}`, file('image/webp'));
    const removed = await files('editor').remove([path, `${path}.${SIZE}`]);
    expect(removed.data?.map((one) => one.name)).toEqual([`${path}.${SIZE}`]);
    expect(await exists(path)).toBe(true);
  });
});

it('serves a file to anyone at its public address, with its type', async () => {
  const path = await storeFile();
  const answer = await fetch(files('anon').getPublicUrl(path).data.publicUrl);
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
  expect((await files('admin').upload(path, file())).error).not.toBeNull();
  expect(await exists(path)).toBe(false);
});

it.each([
  'image/svg+xml',
  'text/html',
  'text/xml',
  'text/javascript',
  'application/octet-stream',
  'application/zip',
])('an admin cannot add the type %s', async (type) => {
  const path = name();
  expect((await files('admin').upload(path, file(type))).error).not.toBeNull();
  expect(await exists(path)).toBe(false);
});

it('takes 50 MB and not one byte more', async () => {
  const [whole, over] = [name('mp4'), name('mp4')];
  const LIMIT = 50 * 1024 * 1024;
  expect((await files('editor').upload(whole, file('video/mp4', LIMIT))).error).toBeNull();
  expect((await files('editor').upload(over, file('video/mp4', LIMIT + 1))).error).not.toBeNull();
  expect(await exists(over)).toBe(false);
});

it('takes a raw body, which is how the screen sends to show its progress', async () => {
  const path = name();
  const { data } = await clients.editor.auth.getSession();
  const answer = await fetch(`${inject('apiUrl')}/storage/v1/object/media/${path}`, {
    method: 'POST',
    headers: {
      apikey: LOCAL_PUBLISHABLE_KEY,
      authorization: `Bearer ${data.session?.access_token}`,
      'content-type': JPEG,
      'cache-control': 'max-age=31536000',
      'x-upsert': 'false',
    },
    body: file(),
  });
  expect(answer.status).toBe(200);
  expect(await exists(path)).toBe(true);
});
