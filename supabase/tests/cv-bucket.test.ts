import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from './support/actors.ts';
import { newClient, signIn } from './support/clients.ts';
import { attempt, connect, only, withRollback } from './support/database.ts';
import { openCvUpload } from './support/visitors.ts';

const sql = connect();

const visitor = newClient();
const nobody = newClient();
const admin = newClient();
const superAdmin = newClient();
const insiders = { nobody, admin };

const PDF = 'application/pdf';
const ticket = async (extension = 'pdf') => (await openCvUpload(extension)).name;
/** Returns a valid name that was never issued. */
const name = (extension = 'pdf') => `${crypto.randomUUID()}.${extension}`;
const file = (type = PDF, bytes = 200) => new File(['%PDF-1.7'.padEnd(bytes, '.')], 'cv', { type });
const bucket = (client: typeof visitor) => client.storage.from('cv');

async function exists(path: string): Promise<boolean> {
  const rows = await sql`select from storage.objects where bucket_id = 'cv' and name = ${path}`;
  return rows.length === 1;
}

beforeAll(() =>
  Promise.all([
    signIn(nobody, people['no role']),
    signIn(admin, people.admin),
    signIn(superAdmin, people['super admin']),
  ]),
);
afterAll(() => sql.end());

it('is private, of 5 MB and three types', async () => {
  const rows = await sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'cv'`;
  expect(only(rows)).toEqual({
    public: false,
    size: 5 * 1024 * 1024,
    types: [
      PDF,
      'application/msword',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  });
});

describe('a visitor', () => {
  it.each(['pdf', 'doc', 'docx'])('drops a .%s under the name that was given', async (extension) => {
    const path = await ticket(extension);
    expect((await bucket(visitor).upload(path, file())).error).toBeNull();
    expect(await exists(path)).toBe(true);
  });

  it.each([
    'cv.pdf',
    name(),
    name('html'),
    name('pdf.html'),
    `dossier/${name()}`,
    `../${name()}`,
    name().toUpperCase(),
    `${crypto.randomUUID()}`,
  ])('cannot choose the name %s', async (path) => {
    expect((await bucket(visitor).upload(path, file())).error).not.toBeNull();
    expect(await exists(path)).toBe(false);
  });

  it.each(['text/html', 'image/svg+xml', 'application/zip', 'application/octet-stream'])(
    'cannot drop the type %s',
    async (type) => {
      const path = await ticket();
      expect((await bucket(visitor).upload(path, file(type))).error).not.toBeNull();
      expect(await exists(path)).toBe(false);
    },
  );

  it('drops 5 MB and not one byte more', async () => {
    const [whole, over] = [await ticket(), await ticket()];
    expect((await bucket(visitor).upload(whole, file(PDF, 5 * 1024 * 1024))).error).toBeNull();
    expect((await bucket(visitor).upload(over, file(PDF, 5 * 1024 * 1024 + 1))).error).not.toBeNull();
    expect(await exists(over)).toBe(false);
  });

  it('cannot read, list, sign, overwrite, move or remove a stored file', async () => {
    const path = await ticket();
    expect((await bucket(visitor).upload(path, file())).error).toBeNull();
    expect((await bucket(visitor).download(path)).error).not.toBeNull();
    expect((await bucket(visitor).list()).data ?? []).toEqual([]);
    expect((await bucket(visitor).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket(visitor).upload(path, file(), { upsert: true })).error).not.toBeNull();
    expect((await bucket(visitor).update(path, file())).error).not.toBeNull();
    expect((await bucket(visitor).move(path, await ticket())).error).not.toBeNull();
    expect((await bucket(visitor).remove([path])).data ?? []).toEqual([]);
    expect((await fetch(bucket(visitor).getPublicUrl(path).data.publicUrl)).ok).toBe(false);
    expect(await exists(path)).toBe(true);
  });

  it('gets a distinct error when the name is taken, so that a retry can tell', async () => {
    const path = await ticket();
    expect((await bucket(visitor).upload(path, file())).error).toBeNull();
    const { error } = await bucket(visitor).upload(path, file());
    expect(error).toMatchObject({ statusCode: '409' });
  });
});

it.each(Object.entries(insiders))('%s reads and removes nothing either', async (_, client) => {
  const path = await ticket();
  await bucket(visitor).upload(path, file());
  expect((await bucket(client).download(path)).error).not.toBeNull();
  expect((await bucket(client).list()).data ?? []).toEqual([]);
  expect((await bucket(client).remove([path])).data ?? []).toEqual([]);
  expect(await exists(path)).toBe(true);
});

it('a super admin lists, downloads by signed link and erases', async () => {
  const path = await ticket();
  await bucket(visitor).upload(path, file());
  expect((await bucket(superAdmin).list('', { search: path })).data).toHaveLength(1);
  const { data } = await bucket(superAdmin).createSignedUrl(path, 60, { download: 'cv.pdf' });
  const answer = await fetch(data?.signedUrl ?? '');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toContain('%PDF');
  expect((await bucket(superAdmin).remove([path])).error).toBeNull();
  expect(await exists(path)).toBe(false);
});

it.each(['anon', 'no role', 'super admin'] as const)('%s cannot change the bucket itself', async (actor) => {
  await withRollback(sql, async (tx) => {
    const opened = await attempt(
      tx,
      actor,
      (at) => at`update storage.buckets set public = true where id = 'cv'`,
    );
    expect(opened.count).toBe(0);
    const result = await attempt(
      tx,
      actor,
      (at) => at`insert into storage.buckets (id, name, public) values ('libre', 'libre', true)`,
    );
    expect(result.code).toBe('42501');
  });
});
