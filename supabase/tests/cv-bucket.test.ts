import { describe, expect, it } from 'vitest';
import { openActorApiClient } from './support/clients.ts';
import { getOnlyRow, openConnection } from './support/database.ts';
import { createCvFile, postCvUploadTicket } from './support/visitors.ts';

const sql = openConnection();

const visitor = openActorApiClient();
const superAdmin = openActorApiClient('super admin');

const PDF = 'application/pdf';
const requestName = async (extension = 'pdf') => (await postCvUploadTicket(extension)).name;
/** Returns a random name, for which no ticket was issued. */
const createName = (extension = 'pdf') => `${crypto.randomUUID()}.${extension}`;
const bucket = (client: typeof visitor) => client.storage.from('cv');

async function isStored(path: string): Promise<boolean> {
  const rows = await sql`select from storage.objects where bucket_id = 'cv' and name = ${path}`;
  return rows.length === 1;
}

it('the CV bucket is private, with 5 MB and three types at most', async () => {
  const rows = await sql`
    select public, file_size_limit::int as size, allowed_mime_types as types from storage.buckets where id = 'cv'`;
  expect(getOnlyRow(rows)).toEqual({
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
  it.each(['pdf', 'doc', 'docx'])('uploads a .%s under the issued name', async (extension) => {
    const path = await requestName(extension);
    expect((await bucket(visitor).upload(path, createCvFile())).error).toBeNull();
    expect(await isStored(path)).toBe(true);
  });

  it.each([
    'cv.pdf',
    createName(),
    createName('html'),
    createName('pdf.html'),
    `dossier/${createName()}`,
    `../${createName()}`,
    createName().toUpperCase(),
    crypto.randomUUID(),
  ])('cannot choose the name %s', async (path) => {
    expect((await bucket(visitor).upload(path, createCvFile())).error).not.toBeNull();
    expect(await isStored(path)).toBe(false);
  });

  it.each(['text/html', 'image/svg+xml', 'application/zip', 'application/octet-stream'])(
    'cannot upload the type %s',
    async (type) => {
      const path = await requestName();
      expect((await bucket(visitor).upload(path, createCvFile({ type }))).error).not.toBeNull();
      expect(await isStored(path)).toBe(false);
    },
  );

  it('uploads 5 MB and not one byte more', async () => {
    const largestName = await requestName();
    const tooLargeName = await requestName();
    expect(
      (await bucket(visitor).upload(largestName, createCvFile({ bytes: 5 * 1024 * 1024 }))).error,
    ).toBeNull();
    expect(
      (await bucket(visitor).upload(tooLargeName, createCvFile({ bytes: 5 * 1024 * 1024 + 1 }))).error,
    ).not.toBeNull();
    expect(await isStored(tooLargeName)).toBe(false);
  });

  it('cannot read, list, sign, overwrite, move or remove a stored file', async () => {
    const path = await requestName();
    expect((await bucket(visitor).upload(path, createCvFile())).error).toBeNull();
    expect((await bucket(visitor).download(path)).error).not.toBeNull();
    expect((await bucket(visitor).list()).data ?? []).toEqual([]);
    expect((await bucket(visitor).createSignedUrl(path, 60)).error).not.toBeNull();
    expect((await bucket(visitor).upload(path, createCvFile(), { upsert: true })).error).not.toBeNull();
    expect((await bucket(visitor).update(path, createCvFile())).error).not.toBeNull();
    expect((await bucket(visitor).move(path, await requestName())).error).not.toBeNull();
    expect((await bucket(visitor).remove([path])).data ?? []).toEqual([]);
    expect((await fetch(bucket(visitor).getPublicUrl(path).data.publicUrl)).ok).toBe(false);
    expect(await isStored(path)).toBe(true);
  });
});

it('a super admin lists CVs, downloads them by signed link and erases them', async () => {
  const path = await requestName();
  await bucket(visitor).upload(path, createCvFile());
  expect((await bucket(superAdmin).list('', { search: path })).data).toHaveLength(1);
  const { data } = await bucket(superAdmin).createSignedUrl(path, 60, { download: 'cv.pdf' });
  const answer = await fetch(data?.signedUrl ?? '');
  expect(answer.headers.get('content-disposition')).toContain('attachment');
  expect(await answer.text()).toContain('%PDF');
  expect((await bucket(superAdmin).remove([path])).error).toBeNull();
  expect(await isStored(path)).toBe(false);
});
