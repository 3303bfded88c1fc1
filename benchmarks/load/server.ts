import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  listInstalledPostgres,
  type PostgresBinaries,
} from '../../supabase/local/postgres/postgres-binaries.ts';
import { isProcessAlive } from '../../supabase/local/postgres/process-lock.ts';
import {
  endProcess,
  readPostmasterPid,
  startServerProcess,
} from '../../supabase/local/tests/server-process.ts';

/** Clock ticks of Linux. */
const TICKS_PER_SECOND = 100;

/** The embedded API over PostgreSQL, in a separate process. */
export interface BenchServer {
  url: string;
  databaseUrl: string;
  /** Returns the seconds of processor time of API and database so far; NaN where the system reports none. */
  readCpuSeconds(): { api: number; database: number };
  /** Kills the API and every process of the database (SIGKILL). */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the system's PostgreSQL if installed, else npm's. */
export async function chooseBenchPostgres(): Promise<PostgresBinaries> {
  const servers = await listInstalledPostgres();
  const server = servers.find(({ origin }) => origin === 'debian') ?? servers[0];
  if (!server) throw new Error('no PostgreSQL found: run "npm ci" again with install scripts allowed');
  return server;
}

const listChildren = (pid: number): number[] => {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
};

/** Returns the seconds of user and system time of a process and its ended children. */
function readProcessSeconds(pid: number): number {
  try {
    // the fields after « pid (name) »; 11 to 14 are utime, stime, cutime and cstime of proc(5), in ticks
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return ticks / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // the process ended with its parent
  }
}

/** Starts the server on a new or an existing folder. Data are durable: `fsync` is on. */
export async function startServer(dir: string, binDir: string): Promise<BenchServer> {
  const { child, url, databaseUrl } = await startServerProcess(dir, '--bin-dir', binDir);
  const pid = child.pid ?? 0;
  const postmasterPid = readPostmasterPid(dir);
  return {
    url,
    databaseUrl,
    readCpuSeconds: () => ({
      api: readProcessSeconds(pid),
      database: [postmasterPid, ...listChildren(postmasterPid)].reduce(
        (sum, processId) => sum + readProcessSeconds(processId),
        0,
      ),
    }),
    async kill() {
      for (const processId of [postmasterPid, ...listChildren(postmasterPid)]) killProcess(processId);
      await endProcess(child, 'SIGKILL');
    },
    async stop() {
      await endProcess(child, 'SIGTERM');
      // the database needs time to shut down after the API has ended
      while (isProcessAlive(postmasterPid)) await sleep(50);
    },
  };
}
