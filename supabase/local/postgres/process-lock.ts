import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartError } from '../start-error.ts';

interface Owner {
  pid: number;
  /** Start time in kernel ticks, if known: the system may have given the pid to another process. */
  startedAt: string;
}

/** Error: a living process, `pid`, uses the data. It may be this one. */
export class LockHeldError extends StartError {
  constructor(pid: number) {
    super(`The local backend already runs (pid ${pid}); stop that process first.`);
  }
}

/**
 * Takes the lock file for this process, also when the former owner died without releasing the lock.
 * Two processes that start in the same millisecond may both take it: each may remove the file of the other. For the local
 * database, PostgreSQL has a lock of its own. Two such backups would mix their files in the folder.
 * @returns The function that releases it; a second call does nothing.
 * @throws LockHeldError when a living process (this one included) holds it.
 */
export function acquireLock(file: string): () => void {
  while (!tryCreate(file)) {
    const holder = findLockHolder(file);
    if (holder !== undefined) throw new LockHeldError(holder);
    rmSync(file, { force: true });
  }
  let isHeld = true;
  return () => {
    if (isHeld) rmSync(file, { force: true });
    isHeld = false;
  };
}

/** Returns the pid of the living process that holds the lock file; undefined when it is free or stale. */
export function findLockHolder(file: string): number | undefined {
  const owner = readOwner(file);
  return owner && isProcessAlive(owner.pid) && readStartTime(owner.pid) === owner.startedAt
    ? owner.pid
    : undefined;
}

/** Returns whether the process exists and runs. A zombie that waits for its parent has ended. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return getErrorCode(error) === 'EPERM';
  }
  return readProcessState(pid) !== 'Z';
}

function tryCreate(file: string): boolean {
  try {
    writeFileSync(file, `${process.pid} ${readStartTime(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (getErrorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const [pid, startedAt = ''] = readFileSync(file, 'utf8').trim().split(' ');
    return Number(pid) > 0 ? { pid: Number(pid), startedAt } : undefined;
  } catch {
    return undefined;
  }
}

function readProcessState(pid: number): string {
  return readProcessFields(pid)[0] ?? '';
}

function readStartTime(pid: number): string {
  // field 22 of the whole line (`man proc_pid_stat`): the two fields before the state are cut off
  return readProcessFields(pid)[19] ?? '';
}

// Returns the fields of /proc/<pid>/stat after the command name, which may contain spaces and parentheses.
function readProcessFields(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

function getErrorCode(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
