import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { StartError, toStartError } from '../start-error.ts';
import { copyPostgresBinaries } from './copy-postgres-binaries.ts';
import { choosePostgres } from './postgres-binaries.ts';
import { findLastErrorLine, launchPostgresProcess, launchWithFolderDescriptor } from './postgres-process.ts';
import { acquireLock } from './process-lock.ts';
import { ensureServerUser, type ServerUser } from './system-user.ts';

/** Options of a private PostgreSQL server. */
export interface ClusterOptions {
  /** Folder of the data, created when absent. Its lock file lies next to it. */
  dataDir: string;
  /** Folder of `initdb` and `postgres`; by default the best match of `listInstalledPostgres()`. */
  binDir?: string | undefined;
  /** false for temporary data: faster, but not safe against a power failure. Default true. */
  durable?: boolean | undefined;
}

/** Running private PostgreSQL server. */
export interface Cluster {
  /** Connection string of the superuser. */
  url: string;
  /** Process id of the postmaster. */
  pid: number;
  binDir: string;
  /** Aborted when the server ends without `stop`, for example when it is killed. */
  serverLost: AbortSignal;
  /** Shuts the server down cleanly and releases the data folder. */
  stop(): Promise<void>;
}

// Superuser of hosted projects, where "postgres" is an ordinary role.
const SUPERUSER = 'supabase_admin';

/** ICU sorts accented letters, and knows their upper and lower case, as in a hosted project. Without it, ILIKE would not match "É" with "é". */
const LOCALE_FLAGS = ['--locale-provider=icu', '--icu-locale=en-US', '--locale=C'];

/** Free megabytes required to start: on a full disk, the server would panic later. */
const MIN_FREE_MB = { create: 160, start: 48 };

/**
 * Starts a private PostgreSQL server on a free loopback port, and creates its data if needed. The server ends
 * with this process, even after `kill -9`. Waits while the server of a killed process shuts down.
 * @throws LockHeldError when a living process, even this one, uses the data; StartError when the server cannot start here.
 */
export async function startCluster(options: ClusterOptions): Promise<Cluster> {
  const dataDir = path.resolve(options.dataDir);
  try {
    mkdirSync(path.dirname(dataDir), { recursive: true });
    return await startLocked(dataDir, options);
  } catch (error) {
    throw toStartError(error, path.dirname(dataDir));
  }
}

async function startLocked(dataDir: string, options: ClusterOptions): Promise<Cluster> {
  const durable = options.durable ?? true;
  const owner = ensureServerUser();
  const release = acquireLock(`${dataDir}.lock`);
  process.once('exit', release);
  const releaseLock = () => {
    process.off('exit', release);
    release();
  };
  try {
    const { binDir: installedDir, majorVersion } = await choosePostgres(dataDir, options.binDir);
    const binDir = copyPostgresBinaries(installedDir, owner);
    const isNew = !existsSync(path.join(dataDir, 'PG_VERSION'));
    requireFreeSpace(path.dirname(dataDir), isNew ? MIN_FREE_MB.create : MIN_FREE_MB.start);
    if (isNew && !copyTemplate(majorVersion, dataDir)) createData(binDir, dataDir, owner, durable);
    const postmaster = await launchPostgresProcess({ binDir, dataDir, owner, durable });
    return {
      url: `postgres://${SUPERUSER}@127.0.0.1:${postmaster.port}/postgres`,
      pid: postmaster.pid,
      binDir,
      serverLost: postmaster.serverLost,
      stop: () => postmaster.stop().finally(releaseLock),
    };
  } catch (error) {
    releaseLock();
    throw error;
  }
}

// Copies the data of an earlier initdb, because tests start dozens of servers. PostgreSQL's own tests use a variable of
// this name too.
function copyTemplate(majorVersion: number, dataDir: string): boolean {
  if (!process.env.INITDB_TEMPLATE) return false;
  const template = path.join(process.env.INITDB_TEMPLATE, String(majorVersion));
  return existsSync(template) && spawnSync('cp', ['-a', template, dataDir]).status === 0;
}

// Creates the data. A killed initdb leaves an incomplete folder, so the folder gets its name at the end.
function createData(binDir: string, dataDir: string, owner: ServerUser, durable: boolean): void {
  const draftDir = `${dataDir}.init`;
  rmSync(draftDir, { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(draftDir, { recursive: true });
  if (owner.uid !== undefined) chownSync(draftDir, owner.uid, owner.gid);
  const flags = [`--username=${SUPERUSER}`, '--auth=trust', '--encoding=UTF8', ...LOCALE_FLAGS];
  if (!durable) flags.push('--no-sync');
  const { status, signal, stderr, error } = launchWithFolderDescriptor(draftDir, (folderPath, descriptor) =>
    spawnSync(path.join(binDir, 'initdb'), ['-D', folderPath, ...flags], {
      ...owner,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe', descriptor],
      encoding: 'utf8',
    }),
  );
  if (status === 0) {
    renameSync(draftDir, dataDir);
    return;
  }
  rmSync(draftDir, { recursive: true, force: true });
  const reason =
    error?.message ?? findLastErrorLine(stderr) ?? `initdb ended by ${signal ?? `code ${status}`}`;
  throw new StartError(`PostgreSQL could not create its data in ${dataDir}: ${reason}.`);
}

function requireFreeSpace(folder: string, megabytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMegabytes >= megabytes) return;
  throw new StartError(
    `The disk of ${folder} is full: the local backend needs ${megabytes} MB there, and ${freeMegabytes} MB are free.`,
  );
}
