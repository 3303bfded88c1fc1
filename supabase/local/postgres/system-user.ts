import { spawnSync } from 'node:child_process';
import { StartError } from '../start-error.ts';

/** User and group id for the server; empty to run as the current user. */
export type ServerUser = { uid: number; gid: number } | Record<string, never>;

/**
 * Returns the user that runs the server. PostgreSQL refuses root, so root (containers, CI) uses the system user
 * "postgres", created if absent.
 * @throws StartError when it cannot be created.
 */
export function ensureServerUser(): ServerUser {
  if (process.getuid?.() !== 0) return {};
  const existingUser = findPostgresUser();
  if (existingUser) return existingUser;
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', 'postgres']);
  const createdUser = findPostgresUser();
  if (createdUser) return createdUser;
  throw new StartError(
    'PostgreSQL does not run as root, and its system user "postgres" could not be created: create it, or use an ordinary account.',
  );
}

function findPostgresUser(): { uid: number; gid: number } | undefined {
  const uid = readId('-u');
  const gid = readId('-g');
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function readId(flag: '-u' | '-g'): number | undefined {
  const { status, stdout } = spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
}
