import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  getBackupLockPath,
  getBackupManifestPath,
  readBackupManifest,
} from '../../scripts/lib/operate/backup-folder.ts';
import { countAndHashRows, readCopyRows } from '../../scripts/lib/operate/copy-text.ts';
import { EXCLUDED_SEQUENCES, EXCLUDED_TABLES } from '../../scripts/lib/operate/tables.ts';
import { acquireLock } from '../../supabase/local/postgres/process-lock.ts';
import { createScratchDir } from '../../supabase/local/tests/support.ts';
import { startSourceProject, type TestProject } from './support/backup-project.ts';

const dir = createScratchDir();
const backupFolder = `${dir}/backup`;
let source: TestProject;

beforeAll(async () => {
  source = await startSourceProject(`${dir}/source`);
});
afterAll(() => source?.server.close());

const listCopiedFiles = () =>
  readdirSync(backupFolder, { recursive: true })
    .map(String)
    .filter((name) => !name.startsWith('tables'))
    .sort();

test('a backup hashes the names of its files, and is closed to other users', async () => {
  expect(await source.runScript('backup.ts', backupFolder)).toMatchObject({
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
  expect(await source.runScript('backup.ts', backupFolder)).toMatchObject({
    code: 1,
    errorOutput: `Another run writes a backup into ${backupFolder}: wait until it ends.\n`,
  });
  release();
  expect(readFileSync(getBackupManifestPath(backupFolder), 'utf8')).toBe(manifest);
});

test('a backup copies all tables of the site except the excluded ones', async () => {
  const tables =
    await source.runSql(`select format('%s.%s', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'private')
     union all select format('%s.%s', schemaname, sequencename) from pg_sequences where schemaname in ('public', 'private')`);
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
  expect(await source.runScript('backup.ts', backupFolder)).toMatchObject({ code: 0, errorOutput: '' });
  expect(listCopiedFiles()).toHaveLength(fileCountBefore - 1);
  expect(existsSync(path.join(backupFolder, missingFile))).toBe(true);
  expect(statSync(path.join(backupFolder, partialFile)).mtimeMs).toBe(mtimeMs);
});

test('a copy of long rows that are read slowly lets the next statement run', async () => {
  const sql = postgres(source.server.databaseUrl, { max: 1 });
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
  const sql = postgres(source.server.databaseUrl, { max: 1 });
  const copying = sql.begin((tx) =>
    readCopyRows(tx, 'copy (select generate_series(1, 1000000)) to stdout', async (chunks) => {
      for await (const _ of chunks) throw new Error('no space left');
    }),
  );
  await expect(copying).rejects.toThrow('no space left');
  await sql.end();
});

test('a backup with a key that cannot read files leaves no manifest', async () => {
  rmSync(`${backupFolder}/cv`, { recursive: true });
  const { code, errorOutput } = await source.runScript(
    'backup.ts',
    backupFolder,
    'sb_secret_of_another_project_000',
  );
  expect([code, errorOutput === '', existsSync(`${backupFolder}/manifest.json`)]).toEqual([1, false, false]);
});
