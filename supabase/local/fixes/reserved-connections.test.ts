import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import {
  createScratchDir,
  NOTES_TABLE_SQL,
  waitForCondition,
  writeSupabaseProject,
} from '../tests/support.ts';

const dir = createScratchDir();
const SLOW = `
  create function public.slow() returns int language sql as 'select 1 from pg_sleep(60)';
  grant execute on function public.slow() to anon;`;
let server: BackendServer;
let superuser: postgres.Sql;

beforeAll(async () => {
  // the backend logs each request that it could not answer
  vi.spyOn(console, 'error').mockImplementation(() => {});
  server = await serveBackend({
    dir: `${dir}/data`,
    durable: false,
    supabaseDir: writeSupabaseProject(dir, [NOTES_TABLE_SQL, SLOW]),
  });
  superuser = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
});

afterAll(async () => {
  await superuser?.end();
  await server?.close();
});

const sendRequest = (path: string, body?: object) =>
  fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });

const killConnections = async () =>
  (
    await superuser`select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`
  ).length;

describe('fix 19: a connection that is killed', () => {
  test('makes the running request answer 503; the next one is served', async () => {
    const request = sendRequest('/rest/v1/rpc/slow', {});
    const findRunningStatements =
      () => superuser`select from pg_stat_activity where query like '%slow%' and state = 'active'
      and pid <> pg_backend_pid()`;
    await waitForCondition(async () => (await findRunningStatements()).length > 0);
    expect(await killConnections()).toBeGreaterThan(0);
    const answer = await request;
    expect([answer.status, await answer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'PGRST001' }),
    ]);
    await waitForCondition(async () => (await sendRequest('/rest/v1/notes?select=id')).status === 200);
  });

  test('leaves no request without an answer, even repeatedly under load', async () => {
    const answers: Promise<number>[] = [];
    for (let round = 0; round < 40; round += 1) {
      answers.push(
        sendRequest('/rest/v1/notes', { body: 'killed' }).then(({ status }) => status),
        sendRequest('/auth/v1/token?grant_type=password', { email: 'a@b.co', password: 'x' }).then(
          ({ status }) => status,
        ),
        sendRequest('/storage/v1/object/list/files', { prefix: '' }).then(({ status }) => status),
      );
      if (round % 4 === 0) await killConnections();
    }
    const statuses = await Promise.all(answers);
    expect([200, 201, 400, 404, 500, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
    await waitForCondition(
      async () => (await sendRequest('/rest/v1/notes', { body: 'afterwards' })).status === 201,
    );
  });
});
