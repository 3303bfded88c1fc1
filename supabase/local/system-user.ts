import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** Numeric user and group to run the server as; empty when it may run as the current user. */
export type ProcessOwner = { uid: number; gid: number } | Record<string, never>;

/** PostgreSQL refuses to run as root: as root (containers, CI) it runs as system user "postgres", created if absent. */
export function serverOwner(): ProcessOwner {
  if (process.getuid?.() !== 0) return {};
  const known = lookUp();
  if (known) return known;
  execFileSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const created = lookUp();
  if (!created) throw new Error('Could not create the system user "postgres" that PostgreSQL has to run as.');
  return created;
}

/**
 * Makes sure the server's user can reach a folder when that user is not us. The folder itself, which is the
 * backend's own, and temporary folders around it are opened for passing through; others are only checked.
 * @throws naming the folder that bars the way.
 */
export function makeReachable(folder: string, owner: ProcessOwner): void {
  if (owner.uid === undefined) return;
  for (const current of withAncestors(folder)) {
    if (isPassable(current, owner.uid)) continue;
    if (current !== folder && !isTemporary(current)) {
      throw new Error(`User "postgres" may not pass through ${current}; choose a folder outside of it.`);
    }
    chmodSync(current, (statSync(current).mode & 0o777) | 0o011);
  }
}

function withAncestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [folder, ...withAncestors(parent)];
}

function isTemporary(folder: string): boolean {
  return folder.startsWith(os.tmpdir() + path.sep);
}

function isPassable(folder: string, uid: number): boolean {
  const { mode, uid: ownerId } = statSync(folder);
  return ownerId === uid ? (mode & 0o100) !== 0 : (mode & 0o001) !== 0;
}

function lookUp(): { uid: number; gid: number } | undefined {
  const uid = numberOf('-u');
  const gid = numberOf('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function numberOf(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
