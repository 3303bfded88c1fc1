import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { StorageClient } from '@supabase/storage-js';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getBackupLockPath,
  getBackupManifestPath,
  getBackupTablePath,
  getStoredFileCopyPath,
  hashStream,
  readBackupManifest,
} from '../../scripts/lib/operate/backup-folder.ts';
import { countAndHashRows, readCopyRows } from '../../scripts/lib/operate/copy-text.ts';
import { EXCLUDED_SEQUENCES, EXCLUDED_TABLES } from '../../scripts/lib/operate/tables.ts';
import { DEMO_PASSWORD, demoAccounts } from '../../supabase/local/demo-accounts.ts';
import { LOCAL_SECRET_KEY } from '../../supabase/local/keys.ts';
import { acquireLock } from '../../supabase/local/postgres/process-lock.ts';
import { type BackendServer, serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir, createVisitorSupabaseClient } from '../../supabase/local/tests/support.ts';
import { DOCX, FILES, NEWER_PLATFORM, SITE_STATE } from './support/backup-source.ts';

const dir = createScratchDir();
const backupFolder = `${dir}/backup`;
let servers: BackendServer[] = [];
/** Indexes of `servers`: the backup is of the first project, and a restore fills the second. */
const SOURCE = 0;
const TARGET = 1;

const connectStorage = (serverIndex: number) =>
  new StorageClient(`${servers[serverIndex]?.url}/storage/v1`, { apikey: LOCAL_SECRET_KEY });

beforeAll(async () => {
  servers = await Promise.all([
    serveBackend({ dir: `${dir}/source`, durable: false }),
    serveBackend({ dir: `${dir}/target`, durable: false, seed: false }),
  ]);
  await runSql(SOURCE, NEWER_PLATFORM);
  await runSql(SOURCE, SITE_STATE);
  for (const { bucket, name, type, body, maxAge } of FILES) {
    const file = new Blob([body], { type });
    const { error } = await connectStorage(SOURCE).from(bucket).upload(name, file, { cacheControl: maxAge });
    if (error) throw new Error(`${name}: ${error.message}`);
  }
});
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function runScript(script: string, serverIndex: number, key = LOCAL_SECRET_KEY) {
  const program = path.resolve(import.meta.dirname, '../../scripts', script);
  const ownerUrl = new URL(servers[serverIndex]?.databaseUrl ?? '');
  ownerUrl.username = 'postgres';
  const project = {
    SUPABASE_URL: servers[serverIndex]?.url,
    SUPABASE_SECRET_KEY: key,
    DATABASE_URL: ownerUrl.href,
  };
  const env = { ...process.env, ...project };
  const child = spawn(process.execPath, [program, backupFolder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [output, errorOutput] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
  return { code: await exitCode, output: output.join(''), errorOutput: errorOutput.join('') };
}

async function loadFile(serverIndex: number, bucket: string, name: string) {
  const info = await connectStorage(serverIndex).from(bucket).info(name);
  const { data, error } = await connectStorage(serverIndex).from(bucket).download(name);
  if (error || info.error) throw new Error(`${name}: ${error?.message ?? info.error?.message}`);
  const { metadata } = info.data;
  const { size, mimetype, cacheControl } = (metadata ?? {}) as Record<string, unknown>;
  return { size, mimetype, cacheControl, sha256: await hashStream(data.stream()) };
}

const listCopiedFiles = () =>
  readdirSync(backupFolder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('tables'))
    .sort();

/** Runs SQL as the superuser, whom no policy refuses. */
async function runSql(serverIndex: number, text: string) {
  const sql = postgres(servers[serverIndex]?.databaseUrl ?? '', { max: 1, onnotice: () => {} });
  try {
    return await sql.unsafe(text);
  } finally {
    await sql.end();
  }
}

test('a backup hashes the names of its files, and is closed to other users', async () => {
  expect(await runScript('backup.ts', SOURCE)).toMatchObject({
    code: 0,
    errorOutput: '',
    output: expect.stringContaining('and 9 files.'),
  });
  expect(listCopiedFiles().filter((name) => !/^(?:media|cv)(?:\/[0-9a-f]{64})?$/.test(name))).toEqual([
    'manifest.json',
  ]);
  expect(statSync(backupFolder).mode & 0o077).toBe(0);
  expect(statSync(`${backupFolder}/tables/private.mails.gz`).mode & 0o077).toBe(0);
});

test('a run into the folder of another run is refused, and changes nothing', async () => {
  const manifest = readFileSync(getBackupManifestPath(backupFolder), 'utf8');
  const release = acquireLock(getBackupLockPath(backupFolder));
  expect(await runScript('backup.ts', SOURCE)).toMatchObject({
    code: 1,
    errorOutput: `Another run writes a backup into ${backupFolder}: wait until it ends.\n`,
  });
  release();
  expect(readFileSync(getBackupManifestPath(backupFolder), 'utf8')).toBe(manifest);
});

test('a backup copies all tables of the site except the excluded ones', async () => {
  const tables = await runSql(
    SOURCE,
    `select format('%s.%s', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')
     union all select format('%s.%s', schemaname, sequencename) from pg_sequences where schemaname in ('public', 'private')`,
  );
  const copiedTables = readBackupManifest(backupFolder).tables.map(({ schema, name }) => `${schema}.${name}`);
  const excludedTables = [...Object.keys(EXCLUDED_TABLES), ...Object.keys(EXCLUDED_SEQUENCES)];
  const isOfSite = (name: string) => !name.startsWith('auth.');
  expect([...copiedTables, ...excludedTables].filter(isOfSite).sort()).toEqual(
    tables.map(({ name }) => name).sort(),
  );
  expect(copiedTables.filter((name) => !isOfSite(name))).toEqual(
    expect.arrayContaining(['auth.users', 'auth.identities', 'auth.mfa_factors']),
  );
});

test('a second backup into the folder fetches missing files and deletes erased ones', async () => {
  const [missingFile, partialFile] = listCopiedFiles().filter((name) => name.includes('/')) as [
    string,
    string,
  ];
  rmSync(path.join(backupFolder, missingFile));
  writeFileSync(path.join(backupFolder, `${partialFile}.part`), 'half');
  writeFileSync(path.join(backupFolder, 'cv', 'f'.repeat(64)), 'erased since');
  const fileCountBefore = listCopiedFiles().length;
  const { mtimeMs } = statSync(path.join(backupFolder, partialFile));
  expect(await runScript('backup.ts', SOURCE)).toMatchObject({ code: 0, errorOutput: '' });
  expect(listCopiedFiles()).toHaveLength(fileCountBefore - 1);
  expect(existsSync(path.join(backupFolder, missingFile))).toBe(true);
  expect(statSync(path.join(backupFolder, partialFile)).mtimeMs).toBe(mtimeMs);
});

test('a copy of long rows that are read slowly lets the next statement run', async () => {
  const sql = postgres(servers[SOURCE]?.databaseUrl ?? '', { max: 1 });
  const answer = await sql.begin(async (tx) => {
    const { rows } = await readCopyRows(
      tx,
      `copy (select repeat('x', 1000000)) to stdout`,
      async (chunks) => {
        await setTimeout(200);
        return countAndHashRows(chunks);
      },
    );
    return [rows, ...(await tx`select 1 as next`)];
  });
  await sql.end();
  expect(answer).toEqual([1, { next: 1 }]);
});

test('a copy that cannot be stored ends with the error of its consumer', async () => {
  const sql = postgres(servers[SOURCE]?.databaseUrl ?? '', { max: 1 });
  const copying = sql.begin((tx) =>
    readCopyRows(tx, 'copy (select generate_series(1, 1000000)) to stdout', async (chunks) => {
      for await (const _ of chunks) throw new Error('no space left');
    }),
  );
  await expect(copying).rejects.toThrow('no space left');
  await sql.end();
});

test('a restore ends at a row that the database refuses, and names its table', async () => {
  await runSql(TARGET, 'alter table public.categories add constraint refuses_all check (false)');
  const { code, errorOutput } = await runScript('restore.ts', TARGET);
  await runSql(TARGET, 'alter table public.categories drop constraint refuses_all');
  expect([code, errorOutput]).toEqual([1, expect.stringMatching(/^public\.categories: .*refuses_all/)]);
});

test('a restore is refused over a message of a visitor', async () => {
  await runSql(
    TARGET,
    `begin; set local session_replication_role = replica;
    insert into public.contact_messages (name, email, subject, message) values ('A', 'a@example.com', 'b', 'c'); commit`,
  );
  const { code, errorOutput } = await runScript('restore.ts', TARGET);
  const [remainingMessage] = await runSql(TARGET, 'delete from public.contact_messages returning name');
  expect([code, errorOutput, remainingMessage]).toEqual([
    1,
    expect.stringContaining('Visitors have written to public.contact_messages already'),
    { name: 'A' },
  ]);
});

test('a restore brings back every row and file, and the check compares them', async () => {
  expect(await runScript('restore.ts', TARGET)).toMatchObject({
    code: 0,
    errorOutput: '',
    output: expect.stringMatching(
      /9 files uploaded[\s\S]*secrets into Vault that are not there: deploy_hook, mails_secret;/,
    ),
  });
  for (const { bucket, name, type, body } of FILES) {
    const restoredFile = await loadFile(TARGET, bucket, name);
    expect(restoredFile).toEqual(await loadFile(SOURCE, bucket, name));
    expect([restoredFile.mimetype, restoredFile.sha256], name).toEqual([type, await hashStream([body])]);
  }
  const counts = `select (select count(*) from auth.users) as users, (select count(*) from auth.mfa_factors) as factors,
    (select count(*) from private.recovery_codes) as codes, (select count(*) from private.suppression_list) as suppressed,
    (select count(*) from private.campaign_deliveries) as deliveries, (select count(*) from private.mails) as mails,
    (select md5(string_agg(log::text, '' order by id)) from public.activity_log as log) as journal,
    (select string_agg(salt, '') from private.rate_limit_salt) as salt,
    (select changes from private.site_build) as changes`;
  const [sourceCounts] = await runSql(SOURCE, counts);
  expect(sourceCounts).toMatchObject({
    factors: '1',
    codes: '10',
    suppressed: '3',
    deliveries: '300',
    mails: '4',
  });
  expect(await runSql(TARGET, counts)).toEqual([sourceCounts]);
  expect(await runScript('restore-check.ts', TARGET)).toMatchObject({ code: 0, errorOutput: '' });
});

test('a restored project sends nothing that the old one may have sent', async () => {
  const states = await runSql(
    TARGET,
    'select idempotency_key, state from private.mails order by idempotency_key',
  );
  expect(states.map(({ idempotency_key, state }) => `${idempotency_key}: ${state}`)).toEqual([
    'claimed: unconfirmed',
    'failed: failed',
    'sent: sent',
    'waiting: unconfirmed',
  ]);
  const deliveries = await runSql(
    TARGET,
    'select state, count(*)::int from private.campaign_deliveries group by state order by state',
  );
  expect(deliveries.map(({ state, count }) => [state, count])).toEqual([
    ['sent', 100],
    ['unconfirmed', 100],
    ['waiting', 100],
  ]);
  await runSql(
    TARGET,
    `select vault.create_secret('http://127.0.0.1:9', 'project_url'), vault.create_secret('x', 'mails_secret')`,
  );
  const [results] = await runSql(
    TARGET,
    'select private.call_send_mails_when_due() as mails, private.queue_alerts() as alerts',
  );
  expect(results).toEqual({ mails: false, alerts: 0 });
  const campaigns = await runSql(
    TARGET,
    `select state, private.start_due_campaigns() as started, (select count(*)::int from net.http_request_queue) as requests
    from public.campaigns order by state`,
  );
  expect([...campaigns]).toEqual([
    { state: 'draft', started: 0, requests: 0 },
    { state: 'stopped', started: 0, requests: 0 },
  ]);
});

test('a restore stops the scheduled jobs', async () => {
  expect(await runSql(TARGET, 'select jobname from cron.job')).toEqual([]);
});

test('a second restore of the same backup changes nothing', async () => {
  expect(await runScript('restore.ts', TARGET)).toMatchObject({
    code: 0,
    errorOutput: '',
    output: expect.stringMatching(/^0 tables restored, 0 files uploaded\.$/m),
  });
});

test('the restore check names a table whose file is cut short', async () => {
  const tablePath = getBackupTablePath(backupFolder, { schema: 'public', name: 'activity_log' });
  const wholeTable = readFileSync(tablePath);
  writeFileSync(tablePath, wholeTable.subarray(0, -20));
  const { code, errorOutput } = await runScript('restore-check.ts', TARGET);
  writeFileSync(tablePath, wholeTable);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('public.activity_log.gz cannot be read')]);
});

test('a restore names each file that it cannot restore, and restores the others', async () => {
  const [docx, avif, wav, ogg] = FILES.map(({ name }) => name) as [string, string, string, string];
  const targetBucket = connectStorage(TARGET).from('media');
  await targetBucket.remove([docx, avif, wav, ogg]);
  await targetBucket.upload(docx, new Blob(['other'], { type: DOCX }));
  rmSync(getStoredFileCopyPath(backupFolder, 'media', avif));
  writeFileSync(getStoredFileCopyPath(backupFolder, 'media', wav), 'damaged');
  const { code, errorOutput } = await runScript('restore.ts', TARGET);
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
  expect((await loadFile(TARGET, 'media', docx)).size).toBe('other'.length);
  expect((await loadFile(TARGET, 'media', ogg)).size).toBe(700);
});

test('the restore check names exactly the tables that differ', async () => {
  await connectStorage(TARGET)
    .from('media')
    .remove(FILES.filter(({ bucket }) => bucket === 'media').map(({ name }) => name));
  await runSql(
    TARGET,
    `begin; set local session_replication_role = replica;
    delete from private.mails where idempotency_key = 'sent'; truncate private.suppression_list; delete from auth.mfa_factors;
    update private.campaign_deliveries set state = 'sent' where state = 'waiting'; commit`,
  );
  const { code, errorOutput } = await runScript('restore-check.ts', TARGET);
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
    const client = createVisitorSupabaseClient(servers[TARGET]?.url ?? '');
    const { data, error } = await client.auth.signInWithPassword({ email, password: DEMO_PASSWORD });
    expect([error, data.user?.email]).toEqual([null, email]);
  },
);

test('a restore is refused over other accounts, and over other migrations', async () => {
  const { code, errorOutput } = await runScript('restore.ts', TARGET);
  expect([code, errorOutput]).toEqual([1, expect.stringContaining('accounts already')]);
  const manifest = readBackupManifest(backupFolder);
  const migrations = [...manifest.migrations, '20991231000000'];
  writeFileSync(getBackupManifestPath(backupFolder), JSON.stringify({ ...manifest, migrations }));
  expect((await runScript('restore.ts', TARGET)).errorOutput).toContain('after migration 20991231000000');
});

test('a backup with a key that cannot read files writes no manifest', async () => {
  rmSync(`${backupFolder}/cv`, { recursive: true });
  const { code, errorOutput } = await runScript('backup.ts', SOURCE, 'sb_secret_of_another_project_000');
  expect([code, errorOutput === '', existsSync(`${backupFolder}/manifest.json`)]).toEqual([1, false, false]);
});
