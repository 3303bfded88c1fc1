import { spawn } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inspect } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createScratchDir, waitForCondition } from '../tests/support.ts';
import { startCluster } from './cluster.ts';
import { listInstalledPostgres } from './postgres-binaries.ts';
import { isProcessAlive } from './process-lock.ts';

const dir = createScratchDir();
/** The tests share the data that the first one creates. */
const dataDir = `${dir}/data`;
const MODULE = JSON.stringify(path.join(import.meta.dirname, 'cluster.ts'));

// these tests create the data themselves
beforeAll(() => void vi.stubEnv('INITDB_TEMPLATE', ''));
afterAll(() => vi.unstubAllEnvs());

async function queryAnswer(url: string, query: string): Promise<unknown> {
  const client = postgres(url, { max: 1 });
  const [row] = await client.unsafe(query);
  await client.end();
  return row?.answer;
}

test('startCluster repeats an interrupted initialisation', async () => {
  writeFileSync(`${dataDir}.init`, 'half a cluster');
  const cluster = await startCluster({ dataDir, durable: false });
  await cluster.stop();
  expect(existsSync(`${dataDir}.init`)).toBe(false);
});

test('the PostgreSQL from npm is preferred, and its superuser is not called "postgres"', async () => {
  expect((await listInstalledPostgres())[0]?.origin).toBe('npm');
  const cluster = await startCluster({ dataDir, durable: false });
  expect(await queryAnswer(cluster.url, 'select current_user::text as answer')).toBe('supabase_admin');
  await cluster.stop();
  expect([isProcessAlive(cluster.pid), existsSync(`${dataDir}.lock`)]).toEqual([false, false]);
});

test('a second start on the same data is refused, from this process or another', async () => {
  const cluster = await startCluster({ dataDir, durable: false });
  await expect(startCluster({ dataDir })).rejects.toThrow(
    `The local backend already runs (pid ${process.pid})`,
  );
  const code = `import(${MODULE}).then((m) => m.startCluster({ dataDir: ${JSON.stringify(dataDir)} }))`;
  const otherProcess = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'ignore', 'pipe'] });
  const errorOutput = (await otherProcess.stderr.toArray()).join('');
  expect(errorOutput).toContain(`The local backend already runs (pid ${process.pid})`);
  expect(await queryAnswer(cluster.url, 'select 1 as answer')).toBe(1);
  await cluster.stop();
});

test("a dead process's lock is taken over, also when another process has its pid", async () => {
  // pid and start time of the owner
  const lockOfEndedProcess = '4194303 12345\n';
  const lockOfReusedPid = `${process.ppid} 1\n`;
  const emptyLock = '';
  for (const lockContent of [lockOfEndedProcess, lockOfReusedPid, emptyLock]) {
    writeFileSync(`${dataDir}.lock`, lockContent);
    const cluster = await startCluster({ dataDir, durable: false });
    expect(readFileSync(`${dataDir}.lock`, 'utf8')).toContain(`${process.pid} `);
    await cluster.stop();
  }
});

test('the server ends with its launching process, even after kill -9', async () => {
  const code = `import(${MODULE}).then((m) => m.startCluster({ dataDir: ${JSON.stringify(dataDir)}, durable: false }))
    .then((cluster) => console.log(cluster.pid))`;
  const launcher = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [printedPid] = await launcher.stdout.take(1).toArray();
  const pid = Number(String(printedPid));
  expect(isProcessAlive(pid)).toBe(true);
  launcher.kill('SIGKILL');
  await waitForCondition(() => !isProcessAlive(pid));
});

test('data of another PostgreSQL version are refused; the error suggests db:reset', async () => {
  mkdirSync(`${dir}/old`);
  writeFileSync(`${dir}/old/PG_VERSION`, '9\n');
  await expect(startCluster({ dataDir: `${dir}/old` })).rejects.toThrow(/written by PostgreSQL 9.*db:reset/);
});

test.each(await listInstalledPostgres())(
  'folders of mode 700 can contain data and programs ($origin, $majorVersion)',
  async ({ binDir, origin }) => {
    const home = `${dir}/home of mode 700, é ${origin}`;
    mkdirSync(home, { mode: 0o700 });
    const isFromNpm = origin === 'npm';
    if (isFromNpm)
      cpSync(path.dirname(binDir), `${home}/programs`, { recursive: true, verbatimSymlinks: true });
    const programs = isFromNpm ? `${home}/programs/bin` : binDir;
    const options = { dataDir: `${home}/project/database`, binDir: programs, durable: false };
    const first = await startCluster(options);
    await queryAnswer(first.url, 'create table kept as select 7 as answer');
    await first.stop();
    const second = await startCluster(options);
    expect(await queryAnswer(second.url, 'select answer from kept')).toBe(7);
    await second.stop();
    expect(statSync(home).mode & 0o777).toBe(0o700);
  },
);

test('a failure of initdb is reported in one sentence', async () => {
  const programs = `${dir}/programs/bin`;
  mkdirSync(programs, { recursive: true });
  // As root, the tests run these programs as another user.
  chmodSync(dir, 0o755);
  const writeProgram = (name: string, lines: string) =>
    writeFileSync(`${programs}/${name}`, `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  writeProgram('postgres', 'echo postgres 17.0');
  const readStartError = async () => {
    const error = await startCluster({ dataDir: `${dir}/refused`, binDir: programs }).catch(
      (failure) => failure,
    );
    expect(existsSync(`${dir}/refused.init`)).toBe(false);
    return inspect(error);
  };
  const sentence = `PostgreSQL could not create its data in ${dir}/refused: `;
  expect(await readStartError()).toMatch(/could not create its data in .* spawnSync .*\/initdb ENOENT\.$/);
  writeProgram(
    'initdb',
    'echo "initdb: error: could not write to file: No space left on device" >&2; exit 1',
  );
  expect(await readStartError()).toBe(`${sentence}could not write to file: No space left on device.`);
  writeProgram('initdb', 'kill -9 $$');
  expect(await readStartError()).toBe(`${sentence}initdb ended by SIGKILL.`);
});

test('the error names a folder that cannot be written', async () => {
  writeFileSync(`${dir}/file`, '');
  const error = await startCluster({ dataDir: `${dir}/file/data/database` }).catch((failure) => failure);
  expect(inspect(error)).toBe(`The local backend cannot write ${dir}/file/data: a file stands in the way.`);
});
