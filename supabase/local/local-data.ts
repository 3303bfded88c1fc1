import { rmSync } from 'node:fs';
import path from 'node:path';
import { findLockHolder, LockHeldError } from './postgres/process-lock.ts';

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
