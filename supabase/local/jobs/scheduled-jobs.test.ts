import type { Sql } from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { connectAsSuperuser } from '../../tests/support/database.ts';
import { createMediaFileColumns, dialogFormRowsByTable } from '../../tests/support/fixtures.ts';
import { type Backend, startBackend } from '../backend.ts';
import { LOCAL_SECRET_KEY } from '../keys.ts';
import { createScratchDir, waitForCondition } from '../tests/support.ts';
import { prepareScheduledJobs, repeatEveryMinute, runAllScheduledJobs } from './scheduled-jobs.ts';

const dir = createScratchDir();
const origin = 'http://site.test';
const options = { dir: `${dir}/data`, origin, durable: false, seed: false };
const NO_SECRETS = {
  project_url: undefined,
  secret_key: undefined,
  deploy_hook: undefined,
  site_url: undefined,
  mails_secret: undefined,
};
let backend: Backend;
let sql: Sql;

beforeAll(async () => {
  backend = await startBackend(options);
  sql = connectAsSuperuser(backend.databaseUrl, 1);
});
afterAll(async () => {
  await sql.end();
  await backend.close();
});

const createPdfName = () => `${crypto.randomUUID()}.pdf`;
const fileUrl = (name: string, bucket = 'cv') => `${origin}/storage/v1/object/${bucket}/${name}`;
const headers = { apikey: LOCAL_SECRET_KEY };
const uploadFile = (name: string, bucket = 'cv') =>
  backend.fetch(
    new Request(fileUrl(name, bucket), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/pdf', 'content-length': '8' },
      body: '%PDF-1.7',
    }),
  );
const fileExists = async (name: string, bucket = 'cv') =>
  (await backend.fetch(new Request(fileUrl(name, bucket), { headers }))).ok;

test('a run deletes expired rows, unused CV files and expired files of the bin', async () => {
  const orphanName = createPdfName();
  const recentName = createPdfName();
  const submittedName = createPdfName();
  const expiredName = createPdfName();
  for (const name of [orphanName, recentName, submittedName, expiredName])
    expect((await uploadFile(name)).ok).toBe(true);
  const application = { ...dialogFormRowsByTable.job_applications, availability: null };
  await sql`insert into public.job_applications ${sql({ ...application, cv_path: submittedName })}`;
  await sql`insert into public.job_applications ${sql({ ...application, cv_path: expiredName, created_at: '2020-01-01' })}`;
  await sql`
    update storage.objects set created_at = now() - interval '31 minutes'
    where name in (${orphanName}, ${submittedName}, ${expiredName})`;
  const binFile = createMediaFileColumns('pdf');
  expect((await uploadFile(`uploads/${binFile.filename}`, 'media')).ok).toBe(true);
  await sql`
    insert into public.media_bin ${sql({ ...binFile, id: crypto.randomUUID(), original_filename: 'A.pdf', file_size: 8, media_type: 'document', snapshot: '{}', search_text: 'a', deleted_at: '2020-01-01' })}`;
  await prepareScheduledJobs(sql, { ...NO_SECRETS, project_url: origin, secret_key: LOCAL_SECRET_KEY });
  await runAllScheduledJobs(sql, backend.fetch);
  expect(
    await Promise.all([orphanName, recentName, submittedName, expiredName].map((name) => fileExists(name))),
  ).toEqual([false, true, true, false]);
  expect(await fileExists(`uploads/${binFile.filename}`, 'media')).toBe(false);
  expect([...(await sql`select cv_path from public.job_applications`)]).toEqual([{ cv_path: submittedName }]);
});

test('the jobs request a build after a public change and store the host’s answer', async () => {
  const secrets = { ...NO_SECRETS, deploy_hook: 'http://host.test/hook' };
  const requests: string[] = [];
  let status = 503;
  const host = async ({ method, url }: Request) => {
    requests.push(`${method} ${url}`);
    if (status === 503) throw new Error('nobody there');
    return new Response(null, { status });
  };
  const readBuildState = async () => [
    ...(await sql`select failure, accepted_changes = changes as is_accepted from private.site_build`),
  ];
  await prepareScheduledJobs(sql, secrets);
  await runAllScheduledJobs(sql, host);
  expect(requests).toEqual([]);
  await sql`insert into public.content (title, slug, status) values ('Un titre', 'un-titre', 'published')`;
  await runAllScheduledJobs(sql, host);
  await runAllScheduledJobs(sql, host);
  expect(requests).toEqual(['POST http://host.test/hook']);
  expect(await readBuildState()).toEqual([{ failure: 'nobody there', is_accepted: false }]);
  status = 202;
  await sql`update private.site_build set requested_at = now() - interval '2 minutes'`;
  await runAllScheduledJobs(sql, host);
  await runAllScheduledJobs(sql, host);
  expect(requests).toHaveLength(2);
  expect(await readBuildState()).toEqual([{ failure: null, is_accepted: true }]);
});

test('runAllScheduledJobs records each run as pg_cron does, and continues after a failed job', async () => {
  await prepareScheduledJobs(sql, NO_SECRETS);
  await sql`delete from cron.job_run_details`;
  await sql`select cron.schedule('broken', '* * * * *', 'select 1 / 0')`;
  await sql`select cron.schedule('role', '* * * * *', 'create table public.mine as select current_user as name')`;
  await expect(runAllScheduledJobs(sql, backend.fetch)).rejects.toThrow('division by zero');
  const runs = await sql`
    select jobname, status from cron.job_run_details join cron.job using (jobid)
    where end_time is not null order by runid`;
  expect(runs.map(({ jobname, status }) => [jobname, status])).toEqual([
    ['retention', 'succeeded'],
    ['removed_files', 'succeeded'],
    ['due_content', 'succeeded'],
    ['site_build', 'succeeded'],
    ['alerts', 'succeeded'],
    ['campaigns', 'succeeded'],
    ['mails', 'succeeded'],
    ['cv_scans', 'succeeded'],
    ['job_runs', 'succeeded'],
    ['health', 'succeeded'],
    ['broken', 'failed'],
    ['role', 'succeeded'],
  ]);
  expect([...(await sql`select name from public.mine`)]).toEqual([{ name: 'postgres' }]);
  await sql`drop table public.mine`;
  await sql`delete from cron.job where jobname in ('broken', 'role')`;
});

test('health is ok once the jobs have run twice', async () => {
  await sql`delete from private.mails`;
  await runAllScheduledJobs(sql, backend.fetch);
  await runAllScheduledJobs(sql, backend.fetch);
  const [answer] = await sql`select public.health() as report`;
  expect(answer?.report).toMatchObject({ status: 'ok', site: { is_host_connected: false } });
});

test('a backend with runJobs runs the jobs after its start', async () => {
  await sql`
    insert into public.contact_messages (name, email, subject, message, created_at)
    values ('Awa', 'awa@example.org', 'Visite', 'Bonjour', '2020-01-01')`;
  await sql.end();
  await backend.close();
  backend = await startBackend({ ...options, runJobs: true });
  sql = connectAsSuperuser(backend.databaseUrl, 1);
  await waitForCondition(async () => (await sql`select from public.contact_messages`).length === 0);
});

test('repeatEveryMinute runs a function every minute until it is stopped, also after a failure', async () => {
  vi.useFakeTimers();
  const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {});
  let runs = 0;
  const stop = repeatEveryMinute(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('no network')) : Promise.resolve();
  });
  await vi.advanceTimersByTimeAsync(120_000);
  expect(runs).toBe(3);
  expect(consoleError.mock.calls).toEqual([['[backend] scheduled jobs:', 'no network']]);
  stop();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(runs).toBe(3);
  consoleError.mockRestore();
  vi.useRealTimers();
});
