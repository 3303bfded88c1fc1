import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getSuperuserUrl, startCluster } from './postgres/cluster.ts';
import { findLockHolder, LockHeldError } from './postgres/process-lock.ts';
import { StartError } from './start-error.ts';

/** Returns the data folder of `vite` and `vite preview`: LOCAL_BACKEND_DIR, or else `supabase/.temp`. */
export function getLocalDataDir(): string {
  return path.resolve(process.env.LOCAL_BACKEND_DIR || path.join(import.meta.dirname, '../.temp'));
}

/** Returns the folder of the PostgreSQL data. */
export function getDatabaseDir(dir: string): string {
  return path.join(dir, 'database');
}

/** Returns the folder of the uploaded files. */
export function getStorageDir(dir: string): string {
  return path.join(dir, 'storage');
}

/**
 * Deletes the data of a backend in this folder, but no other file there.
 * @throws LockHeldError while a process uses it.
 */
export function deleteLocalBackendData(dir: string): void {
  const holder = findLockHolder(`${getDatabaseDir(dir)}.lock`);
  if (holder !== undefined) throw new LockHeldError(holder);
  for (const name of [
    getDatabaseDir(dir),
    `${getDatabaseDir(dir)}.init`,
    `${getDatabaseDir(dir)}.lock`,
    getStorageDir(dir),
  ]) {
    rmSync(name, { recursive: true, force: true });
  }
}

/**
 * Calls `work` with the superuser's connection string of the database in the folder. It starts PostgreSQL when no
 * backend runs.
 * @throws when there are no data yet.
 */
export async function runWithLocalDatabaseUrl<Result>(
  dir: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const dataDir = getDatabaseDir(dir);
  if (!existsSync(dataDir))
    throw new StartError(`There is no local database in ${dir} yet: run "npm run dev" once.`);
  if (findLockHolder(`${dataDir}.lock`) !== undefined) return work(getSuperuserUrl(readPort(dataDir)));
  const cluster = await startCluster({ dataDir });
  return work(cluster.url).finally(() => cluster.stop());
}

// PostgreSQL writes its port on the fourth line of this file.
function readPort(dataDir: string): number {
  return Number(readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[3]);
}
