import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BareLibrary, startBareLibrary } from './bare-library.ts';
import { LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from './keys.ts';
import { type BackendServer, serveBackend } from './server.ts';
import { NOTES_MIGRATION, scratchDir, writeProject } from './test-support.ts';

const dir = scratchDir();
const BARE_URL = 'http://bare.test';
const SCHEMA = `${NOTES_MIGRATION}
  insert into storage.buckets (id, name, public) values ('files', 'files', true);
  create policy "anyone may do all" on storage.objects to anon using (true) with check (true);`;
let fixed: BackendServer;
let bare: BareLibrary;

beforeAll(async () => {
  const supabaseDir = writeProject(dir, [SCHEMA]);
  fixed = await serveBackend({ dir: `${dir}/fixed`, durable: false, supabaseDir });
  bare = await startBareLibrary(dir, SCHEMA);
});

afterAll(async () => {
  await fixed?.close();
  await bare?.close();
});

describe('fix 17: an API key is no bearer', () => {
  const reading = '/rest/v1/notes?select=id';
  const listing = '/storage/v1/object/list/files';
  const bearing = (bearer: string) => ({
    apikey: LOCAL_PUBLISHABLE_KEY,
    authorization: `Bearer ${bearer}`,
    'content-type': 'application/json',
  });
  const list = (bearer: string) => ({ method: 'POST', headers: bearing(bearer), body: '{"prefix":""}' });

  test.each([LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY, 'x', 'a.b'])(
    '%s is refused as hosted projects do',
    async (bearer) => {
      const rows = await fetch(fixed.url + reading, { headers: bearing(bearer) });
      expect([rows.status, await rows.json()]).toEqual([401, expect.objectContaining({ code: 'PGRST301' })]);
      const files = await fetch(fixed.url + listing, list(bearer));
      expect([files.status, await files.json()]).toEqual([
        400,
        expect.objectContaining({ statusCode: '403' }),
      ]);
    },
  );

  test('what anybody may open by its address asks for none', async () => {
    const answer = await fetch(`${fixed.url}/storage/v1/object/public/files/missing.txt`, {
      headers: bearing(LOCAL_PUBLISHABLE_KEY),
    });
    expect(await answer.text()).not.toContain('JWS');
  });

  test('the library still takes it for a visitor', async () => {
    expect((await bare.fetch(BARE_URL + reading, { headers: bearing(LOCAL_PUBLISHABLE_KEY) })).status).toBe(
      200,
    );
    expect((await bare.fetch(BARE_URL + listing, list(LOCAL_PUBLISHABLE_KEY))).status).toBe(200);
  });
});
