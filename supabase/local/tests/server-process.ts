import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getDatabaseDir } from '../local-data.ts';

const RUN_SERVER = path.resolve(import.meta.dirname, '../run-server.ts');

/** Runs the embedded backend (run-server.ts) in a separate process, which a test may kill. */
export async function startServerProcess(dir: string, ...options: string[]) {
  const child = spawn(process.execPath, [RUN_SERVER, '--dir', dir, ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await child.stdout.take(1).toArray();
  if (!output) throw new Error('the backend did not start');
  const { url, databaseUrl } = JSON.parse(String(output)) as { url: string; databaseUrl: string };
  return { child, url, databaseUrl };
}

/** Ends a process and waits until it has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exitPromise = once(child, 'exit');
  child.kill(signal);
  await exitPromise;
}

/** Returns the process id of the PostgreSQL server that uses this data folder. */
export const readPostmasterPid = (dir: string) =>
  Number(readFileSync(path.join(getDatabaseDir(dir), 'postmaster.pid'), 'utf8').split('\n')[0]);
