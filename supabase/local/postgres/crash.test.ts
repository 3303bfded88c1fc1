import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  createScratchDir,
  createVisitorSupabaseClient,
  NOTES_TABLE_SQL,
  waitForCondition,
  writeSupabaseProject,
} from '../tests/support.ts';
import { isProcessAlive } from './process-lock.ts';

const dir = createScratchDir();
const WRITERS = 4;
const MIN_ROWS = 60;
let running: ChildProcess | undefined;

afterEach(async () => {
  const child = running;
  child?.kill('SIGTERM');
  await waitForCondition(() => child === undefined || !isProcessAlive(child.pid ?? 0));
});

async function launch(dataDir: string, project: string): Promise<{ url: string; child: ChildProcess }> {
  const program = path.join(import.meta.dirname, '../run-server.ts');
  const child = spawn(process.execPath, [program, '--dir', dataDir, '--project', project], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  running = child;
  const [printed] = await child.stdout.take(1).toArray();
  return { url: JSON.parse(String(printed)).url, child };
}

const readPostmasterPid = (dataDir: string) =>
  Number(readFileSync(path.join(dataDir, 'database/postmaster.pid'), 'utf8').split('\n')[0]);

test.each(['the launcher', 'the postmaster'])(
  'kill -9 of %s during inserts loses no acknowledged row',
  async (victim) => {
    const home = path.join(dir, victim.replaceAll(' ', '-'));
    const project = writeSupabaseProject(home, [NOTES_TABLE_SQL]);
    const dataDir = path.join(home, 'data');
    const { url, child } = await launch(dataDir, project);
    const acknowledgedIds: string[] = [];

    const write = async () => {
      const notes = createVisitorSupabaseClient(url).from('notes');
      for (;;) {
        const id = crypto.randomUUID();
        const { error } = await notes.insert({ id, body: 'written' });
        if (error) return;
        acknowledgedIds.push(id);
      }
    };
    const writers = Array.from({ length: WRITERS }, write);
    await waitForCondition(() => acknowledgedIds.length >= MIN_ROWS);
    const firstPid = readPostmasterPid(dataDir);
    process.kill(victim === 'the launcher' ? (child.pid ?? 0) : firstPid, 'SIGKILL');
    await Promise.all(writers);
    child.kill('SIGKILL');

    const secondRun = await launch(dataDir, project);
    const { data } = await createVisitorSupabaseClient(secondRun.url).from('notes').select('id');
    const storedIds = new Set(data?.map((row) => row.id));
    expect(acknowledgedIds.filter((id) => !storedIds.has(id))).toEqual([]);
    expect(isProcessAlive(firstPid)).toBe(false);
    const secondPid = readPostmasterPid(dataDir);
    secondRun.child.kill('SIGTERM');
    await waitForCondition(() => !isProcessAlive(secondRun.child.pid ?? 0) && !isProcessAlive(secondPid));
  },
);
