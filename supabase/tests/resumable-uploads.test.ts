import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { MEDIA_MAX_BYTES } from '../../src/admin/config/media.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../local/keys.ts';
import { peopleByActor } from './support/actors.ts';
import { fetchToken, requestRest, signInActor } from './support/api.ts';
import { openConnection } from './support/database.ts';
import { createMediaFileColumns, createUnsavedPerson, insertPerson } from './support/fixtures.ts';

// Tests the uploads of files above 6 MB: the storage receives each in several requests.
const sql = openConnection();
const endpoint = `${inject('apiUrl')}/storage/v1/upload/resumable`;
const suspendedEditor = createUnsavedPerson('editor');

beforeAll(() => insertPerson(sql, suspendedEditor));
afterAll(() => sql`delete from auth.users where id = ${suspendedEditor.id}`);

const toHeaders = (token: string | null) => ({
  apikey: LOCAL_PUBLISHABLE_KEY,
  'tus-resumable': '1.0.0',
  ...(token ? { authorization: `Bearer ${token}` } : {}),
});

function createUpload(token: string | null, name: string, length = 6, type = 'video/mp4') {
  const metadata = { bucketName: 'media', objectName: name, contentType: type };
  const metadataPairs = Object.entries(metadata).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  );
  return fetch(endpoint, {
    method: 'POST',
    headers: {
      ...toHeaders(token),
      'upload-length': String(length),
      'upload-metadata': metadataPairs.join(','),
    },
    body: 'abc',
  });
}

const sendRemainingBytes = (token: string | null, address: string) =>
  fetch(address, { method: 'PATCH', headers: { ...toHeaders(token), 'upload-offset': '3' }, body: 'def' });

const createObjectName = (extension = 'mp4') => `uploads/${createMediaFileColumns(extension).filename}`;
const getAddress = (creation: Response) => creation.headers.get('location') ?? '';

async function findOwner(name: string): Promise<string | null> {
  const [row] = await sql<{ owner_id: string }[]>`
    select owner_id from storage.objects where bucket_id = 'media' and name = ${name}`;
  return row?.owner_id ?? null;
}

// media-bucket.test.ts tries the same policy as each kind of account
it.each([
  ['editor', 201],
  ['contributor', 403],
  ['anon', 403],
] as const)('an upload by %s is answered with %i', async (actor, status) => {
  const { token } = await signInActor(actor);
  const name = createObjectName();
  const creation = await createUpload(token, name);
  expect(creation.status).toBe(status);
  if (actor !== 'editor') return;
  expect(await findOwner(name)).toBe(null);
  expect((await sendRemainingBytes(token, getAddress(creation))).status).toBe(204);
  expect(await findOwner(name)).toBe(peopleByActor.editor.id);
});

it('an upload begun before a suspension stores nothing after it', async () => {
  const token = await fetchToken(suspendedEditor.email);
  const name = createObjectName();
  const creation = await createUpload(token, name);
  expect(creation.status).toBe(201);
  await requestRest(await signInActor('admin'), 'POST', 'rpc/set_suspended?select=id', {
    body: { people: [suspendedEditor.id], suspended: true },
  });
  expect((await sendRemainingBytes(token, getAddress(creation))).status).toBe(403);
  expect((await createUpload(token, createObjectName())).status).toBe(403);
  expect(await findOwner(name)).toBe(null);
});

it('only its creator continues an upload', async () => {
  const name = createObjectName();
  const creation = await createUpload((await signInActor('editor')).token, name);
  for (const { token } of [await signInActor('anon'), await signInActor('admin')])
    expect((await sendRemainingBytes(token, getAddress(creation))).status).toBe(404);
  expect(await findOwner(name)).toBe(null);
});

it('an upload obeys size, types and names of the bucket', async () => {
  const { token } = await signInActor('admin');
  expect((await createUpload(token, createObjectName(), MEDIA_MAX_BYTES)).status).toBe(201);
  expect((await createUpload(token, createObjectName(), MEDIA_MAX_BYTES + 1)).status).toBe(413);
  expect((await createUpload(token, createObjectName(), 6, 'text/html')).status).toBe(415);
  expect((await createUpload(token, 'uploads/page.html')).status).toBe(403);
  expect((await createUpload(token, `ailleurs/${createObjectName()}`)).status).toBe(403);
});
