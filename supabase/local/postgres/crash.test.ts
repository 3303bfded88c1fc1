import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { endProcess, readPostmasterPid, startServerProcess } from '../tests/server-process.ts';
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
let runningServer: ChildProcess | undefined;

afterEach(async () => {
  if (runningServer) await endProcess(runningServer, 'SIGTERM');
});

async function launch(dataDir: string, supabaseDir: string) {
  const server = await startServerProcess(dataDir, '--supabase-dir', supabaseDir, '--no-jobs');
  runningServer = server.child;
  return server;
}

test.each(['the backend process', 'the postmaster'])(
  'kill -9 of %s during inserts loses no acknowledged row',
  async (victim) => {
    const home = path.join(dir, victim.replaceAll(' ', '-'));
    const supabaseDir = writeSupabaseProject(home, [NOTES_TABLE_SQL]);
    const dataDir = path.join(home, 'data');
    const { url, child } = await launch(dataDir, supabaseDir);
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
    process.kill(victim === 'the backend process' ? (child.pid ?? 0) : firstPid, 'SIGKILL');
    await Promise.all(writers);
    child.kill('SIGKILL');

    const secondRun = await launch(dataDir, supabaseDir);
    const { data } = await createVisitorSupabaseClient(secondRun.url).from('notes').select('id');
    const storedIds = new Set(data?.map((row) => row.id));
    expect(acknowledgedIds.filter((id) => !storedIds.has(id))).toEqual([]);
    expect(isProcessAlive(firstPid)).toBe(false);
    const secondPid = readPostmasterPid(dataDir);
    await endProcess(secondRun.child, 'SIGTERM');
    await waitForCondition(() => !isProcessAlive(secondPid));
  },
);
