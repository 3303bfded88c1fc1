import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getBackupManifestPath,
  getBackupTablePath,
  getStoredFileCopyPath,
  hashStream,
  readBackupManifest,
} from '../../scripts/lib/operate/backup-folder.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { createScratchDir, createVisitorSupabaseClient } from '../../supabase/local/tests/support.ts';
import { startProject, startSourceProject, type TestProject } from './support/backup-project.ts';
import { DOCX, FILES } from './support/backup-source.ts';

// The tests follow one restore of the backup of `source` into `target`, so their order matters.
const dir = createScratchDir();
const backupFolder = `${dir}/backup`;
let source: TestProject;
let target: TestProject;

beforeAll(async () => {
  [source, target] = await Promise.all([
    startSourceProject(`${dir}/source`),
    startProject(`${dir}/target`, { seed: false }),
  ]);
  expect(await source.runScript('backup.ts', backupFolder)).toMatchObject({ code: 0 });
});
afterAll(() => Promise.all([source, target].map((project) => project?.server.close())));

async function loadFile({ storage }: TestProject, bucket: string, name: string) {
  const info = await storage.from(bucket).info(name);
  const { data, error } = await storage.from(bucket).download(name);
  if (error || info.error) throw new Error(`${name}: ${error?.message ?? info.error?.message}`);
  const { metadata } = info.data;
  const { size, mimetype, cacheControl } = (metadata ?? {}) as Record<string, unknown>;
  return { size, mimetype, cacheControl, sha256: await hashStream(data.stream()) };
}

test('a restore ends at a row that the database refuses, and names its table', async () => {
  await target.runSql('alter table public.categories add constraint refuses_all check (false)');
  const { code, errorOutput } = await target.runScript('restore.ts', backupFolder);
  await target.runSql('alter table public.categories drop constraint refuses_all');
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^public\.categories: .*refuses_all/)]);
});

test('a restore is refused over a message of a visitor', async () => {
  await target.runSql(`begin; set local session_replication_role = replica;
    insert into public.contact_messages (name, email, subject, message) values ('A', 'a@example.com', 'b', 'c'); commit`);
  const { code, errorOutput } = await target.runScript('restore.ts', backupFolder);
  const [remainingMessage] = await target.runSql('delete from public.contact_messages returning name');
  expect([code, errorOutput, remainingMessage]).toEqual([
    1,
    expect.stringContaining('Visitors have written to public.contact_messages already'),
    { name: 'A' },
  ]);
});

test('a restore brings back every row and file, and the check compares them', async () => {
  expect(await target.runScript('restore.ts', backupFolder)).toMatchObject({
    code: 0,
    errorOutput: '',
    output: expect.stringMatching(
      /9 files uploaded[\s\S]*secrets into Vault that are not there: deploy_hook, mails_secret;/,
    ),
  });
  for (const { bucket, name, type, body } of FILES) {
    const restoredFile = await loadFile(target, bucket, name);
    expect(restoredFile).toEqual(await loadFile(source, bucket, name));
    expect([restoredFile.mimetype, restoredFile.sha256], name).toEqual([type, await hashStream([body])]);
  }
  const counts = `select (select count(*) from auth.users) as users, (select count(*) from auth.mfa_factors) as factors,
    (select count(*) from private.recovery_codes) as codes, (select count(*) from private.suppression_list) as suppressed,
    (select count(*) from private.campaign_deliveries) as deliveries, (select count(*) from private.mails) as mails,
    (select md5(string_agg(log::text, '' order by id)) from public.activity_log as log) as journal,
    (select string_agg(salt, '') from private.rate_limit_salt) as salt,
    (select changes from private.site_build) as changes`;
  const [sourceCounts] = await source.runSql(counts);
  expect(sourceCounts).toMatchObject({
    factors: '1',
    codes: '10',
    suppressed: '3',
    deliveries: '300',
    mails: '4',
  });
  expect(await target.runSql(counts)).toEqual([sourceCounts]);
  expect(await target.runScript('restore-check.ts', backupFolder)).toMatchObject({
    code: 0,
    errorOutput: '',
  });
});

test('a restored project sends nothing that the old one may have sent', async () => {
  const states = await target.runSql(
    'select idempotency_key, state from private.mails order by idempotency_key',
  );
  expect(states.map(({ idempotency_key, state }) => `${idempotency_key}: ${state}`)).toEqual([
    'claimed: unconfirmed',
    'failed: failed',
    'sent: sent',
    'waiting: unconfirmed',
  ]);
  const deliveries = await target.runSql(
    'select state, count(*)::int from private.campaign_deliveries group by state order by state',
  );
  expect(deliveries.map(({ state, count }) => [state, count])).toEqual([
    ['sent', 100],
    ['unconfirmed', 100],
    ['waiting', 100],
  ]);
  await target.runSql(
    `select vault.create_secret('http://127.0.0.1:9', 'project_url'), vault.create_secret('x', 'mails_secret')`,
  );
  const [results] = await target.runSql(
    'select private.call_send_mails_when_due() as mails, private.queue_alerts() as alerts',
  );
  expect(results).toEqual({ mails: false, alerts: 0 });
  const campaigns =
    await target.runSql(`select state, private.start_due_campaigns() as started, (select count(*)::int from net.http_request_queue) as requests
    from public.campaigns order by state`);
  expect([...campaigns]).toEqual([
    { state: 'draft', started: 0, requests: 0 },
    { state: 'stopped', started: 0, requests: 0 },
  ]);
});

test('a restored project waits for no answer to a request of the old one', async () => {
  const requests = await target.runSql(
    'select build.request_id, online_request_id, scan.request_id as scan from private.site_build as build, private.cv_scans as scan',
  );
  expect([...requests]).toEqual([{ request_id: null, online_request_id: null, scan: null }]);
});

test('a restore stops the scheduled jobs', async () => {
  expect(await target.runSql('select jobname from cron.job')).toEqual([]);
});

test('a second restore of the same backup changes nothing', async () => {
  expect(await target.runScript('restore.ts', backupFolder)).toMatchObject({
    code: 0,
    errorOutput: '',
    output: expect.stringMatching(/^0 tables restored, 0 files uploaded\.$/m),
  });
});

test('the restore check skips tables and columns that an earlier version copied', async () => {
  const { tables, ...manifest } = readBackupManifest(backupFolder);
  const siteBuild = tables.find(({ name }) => name === 'site_build');
  if (!siteBuild) throw new Error('the backup has no site_build');
  const tablePath = getBackupTablePath(backupFolder, siteBuild);
  const table = readFileSync(tablePath);
  const earlierTables = tables.map((one) =>
    one === siteBuild ? { ...one, columns: [...one.columns, 'request_id'] } : one,
  );
  earlierTables.push({ ...siteBuild, name: 'submission_reads' });
  writeFileSync(tablePath, gzipSync(gunzipSync(table).toString().replace(/\n$/, '\t1\n')));
  writeFileSync(getBackupManifestPath(backupFolder), JSON.stringify({ ...manifest, tables: earlierTables }));
  const result = await target.runScript('restore-check.ts', backupFolder);
  writeFileSync(tablePath, table);
  writeFileSync(getBackupManifestPath(backupFolder), JSON.stringify({ ...manifest, tables }));
  expect(result).toMatchObject({ code: 0, errorOutput: '' });
});

test('the restore check names a table whose file is cut short', async () => {
  const tablePath = getBackupTablePath(backupFolder, { schema: 'public', name: 'activity_log' });
  const wholeTable = readFileSync(tablePath);
  writeFileSync(tablePath, wholeTable.subarray(0, -20));
  const { code, errorOutput } = await target.runScript('restore-check.ts', backupFolder);
  writeFileSync(tablePath, wholeTable);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('public.activity_log.gz cannot be read')]);
});

test('a restore names each file that it cannot restore, and restores the others', async () => {
  const [docx, avif, wav, ogg] = FILES.map(({ name }) => name) as [string, string, string, string];
  const targetBucket = target.storage.from('media');
  await targetBucket.remove([docx, avif, wav, ogg]);
  await targetBucket.upload(docx, new Blob(['other'], { type: DOCX }));
  rmSync(getStoredFileCopyPath(backupFolder, 'media', avif));
  writeFileSync(getStoredFileCopyPath(backupFolder, 'media', wav), 'damaged');
  const { code, errorOutput } = await target.runScript('restore.ts', backupFolder);
  expect(code).toBe(1);
  for (const sentence of [
    `media/${docx} already exists with other content, which stays`,
    `media/${avif} is missing in the copy`,
    `media/${wav} is damaged in the copy`,
    `media/${docx} has another size, type or cache time`,
    `media/${avif} is missing`,
  ]) {
    expect(errorOutput.split('\n')).toContain(sentence);
  }
  expect((await loadFile(target, 'media', docx)).size).toBe('other'.length);
  expect((await loadFile(target, 'media', ogg)).size).toBe(700);
});

test('the restore check names exactly the tables that differ', async () => {
  await target.storage
    .from('media')
    .remove(FILES.filter(({ bucket }) => bucket === 'media').map(({ name }) => name));
  await target.runSql(`begin; set local session_replication_role = replica;
    delete from private.mails where idempotency_key = 'sent'; truncate private.suppression_list; delete from auth.mfa_factors;
    update private.campaign_deliveries set state = 'sent' where state = 'waiting'; commit`);
  const { code, errorOutput } = await target.runScript('restore-check.ts', backupFolder);
  expect([code, errorOutput.split('\n').filter((line) => !line.startsWith('media/'))]).toEqual([
    1,
    [
      'auth.mfa_factors: rows in the backup 1, here 0',
      'private.campaign_deliveries: rows 300, as in the backup, with other values',
      'private.mails: rows in the backup 4, here 3',
      'private.suppression_list: rows in the backup 3, here 0',
      '12 tables or files differ from the backup.',
      '',
    ],
  ]);
});

// supabase/tests/seed.test.ts compares these accounts and their roles with seed.sql
test.each(demoAccounts)(
  '$email signs in at the restored project with the demo password',
  async ({ email }) => {
    const client = createVisitorSupabaseClient(target.server.url);
    const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    expect([error, data.user?.email]).toEqual([null, email]);
  },
);

test('a restore is refused over other accounts, and over other migrations', async () => {
  const { code, errorOutput } = await target.runScript('restore.ts', backupFolder);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('accounts already')]);
  const manifest = readBackupManifest(backupFolder);
  const migrations = [...manifest.migrations, '20991231000000'];
  writeFileSync(getBackupManifestPath(backupFolder), JSON.stringify({ ...manifest, migrations }));
  expect((await target.runScript('restore.ts', backupFolder)).errorOutput).toContain(
    'after migration 20991231000000',
  );
});
