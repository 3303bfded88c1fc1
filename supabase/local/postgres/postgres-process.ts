import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '../../../scripts/lib/find-free-port.ts';
import { StartError } from '../start-error.ts';
import type { ServerUser } from './system-user.ts';

interface LaunchOptions {
  binDir: string;
  dataDir: string;
  owner: ServerUser;
  durable: boolean;
}

/** Server process that accepts connections. */
export interface PostgresProcess {
  port: number;
  pid: number;
  /** Aborted when the server ends without a request to stop. */
  serverLost: AbortSignal;
  stop(): Promise<void>;
}

const RETRY_PAUSE_MS = 100;
const LAUNCH_ATTEMPTS = 100;
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '40',
  shared_buffers: '64MB',
};
const TEMPORARY_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Launches the server and resolves once it accepts connections. @throws StartError */
export async function launchPostgresProcess(options: LaunchOptions): Promise<PostgresProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    const child = spawnServer(options, port);
    const failure = await waitUntilReady(child);
    if (failure === undefined && child.pid !== undefined) return supervise(child, child.pid, port);
    if (attempt === LAUNCH_ATTEMPTS || !isTransient(failure ?? '')) {
      const [, otherPid] = /another postmaster \(PID (\d+)\)/.exec(failure ?? '') ?? [];
      if (otherPid)
        throw new StartError(
          `Process ${otherPid} blocks the data. If it is PostgreSQL, end it; otherwise delete ${options.dataDir}/postmaster.pid.`,
        );
      throw new StartError(`PostgreSQL did not start: ${findLastErrorLine(failure) ?? failure}.`);
    }
    await sleep(RETRY_PAUSE_MS);
  }
}

// Returns true for a temporary failure: the server of a killed process still shuts down (`spawnWatchdog`), or another
// program took the port meanwhile.
function isTransient(failure: string): boolean {
  return /postmaster\.pid|shared memory block|could not bind|[Aa]ddress already in use/.test(failure);
}

function spawnServer({ binDir, dataDir, owner, durable }: LaunchOptions, port: number): ChildProcess {
  const settings = Object.entries({ ...SETTINGS, ...(durable ? {} : TEMPORARY_SETTINGS) });
  const flags = settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return launchWithFolderDescriptor(dataDir, (folderPath, descriptor) =>
    spawn(path.join(binDir, 'postgres'), ['-D', folderPath, '-p', String(port), ...flags], {
      ...owner,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C' },
      stdio: ['ignore', 'ignore', 'pipe', descriptor],
    }),
  );
}

/**
 * Launches a program that works in a folder as another user. The program inherits the open folder as
 * descriptor 3, and `launch` gets the path of that descriptor. So the program needs no access to the folders
 * above, such as a home of mode 700.
 */
export function launchWithFolderDescriptor<Result>(
  folder: string,
  launch: (folderPath: string, descriptor: number) => Result,
): Result {
  const descriptor = openSync(folder, 'r');
  try {
    return launch(process.platform === 'linux' ? '/proc/self/fd/3' : folder, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

// Resolves with undefined once the server is ready, or with its output when it ended.
function waitUntilReady(child: ChildProcess): Promise<string | undefined> {
  return new Promise((resolve) => {
    let output = '';
    let isPending = true;
    const settle = (failure: string | undefined) => {
      isPending = false;
      resolve(failure);
    };
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      if (!isPending) return;
      output += text;
      if (output.includes('ready to accept connections')) settle(undefined);
    });
    child.once('error', (error) => settle(error.message));
    child.once('close', () => settle(output || 'it ended without output'));
  });
}

function supervise(child: ChildProcess, pid: number, port: number): PostgresProcess {
  const exitPromise = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const watchdog = spawnWatchdog(pid);
  const interrupt = () => child.kill('SIGINT');
  // Node ends on these signals without calling "exit" listeners. When the signal has other handlers, they
  // decide whether the process ends.
  const onSignal = (signal: NodeJS.Signals) => {
    interrupt();
    if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
  };
  process.once('exit', interrupt);
  for (const signal of SIGNALS) process.once(signal, onSignal);
  const stopSupervising = () => {
    process.off('exit', interrupt);
    for (const signal of SIGNALS) process.off(signal, onSignal);
    watchdog?.kill('SIGKILL');
  };
  const lossController = new AbortController();
  const onUnexpectedExit = () => {
    stopSupervising();
    lossController.abort();
  };
  child.once('exit', onUnexpectedExit);
  const stop = async () => {
    stopSupervising();
    child.off('exit', onUnexpectedExit);
    if (child.exitCode !== null || child.signalCode !== null) return;
    interrupt();
    await exitPromise;
  };
  return { port, pid, serverLost: lossController.signal, stop };
}

// A shell waits on a pipe of this process. The pipe closes when this process ends, also by kill -9. The shell then
// shuts the server down.
function spawnWatchdog(pid: number): ChildProcess | undefined {
  if (process.platform === 'win32') return undefined;
  const watchdog = spawn('/bin/sh', ['-c', `read -r _; kill -INT ${pid}`], {
    detached: true,
    cwd: '/',
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.stdin?.on('error', () => {});
  watchdog.unref();
  return watchdog;
}

/** Returns the last error message in the output of a PostgreSQL program: "initdb: error: disk full." → "disk full". */
export function findLastErrorLine(output: string | undefined): string | undefined {
  const lines = output?.match(/(?<=(?:FATAL|PANIC|ERROR|error):\s+).+/gi);
  return lines?.at(-1)?.replace(/\.$/, '');
}
