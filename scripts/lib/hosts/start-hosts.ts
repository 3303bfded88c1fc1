import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { findFreePort } from '../find-free-port.ts';
import { findProgram } from '../find-program.ts';
import { HOST_TEST_INDEX_FILE, HOST_TEST_REDIRECT } from './host-answers.ts';

/** Host that serves a build on this machine. */
export interface RunningHost {
  origin: string;
  stop: () => Promise<void>;
}

const HOST_FILES = path.resolve('docs/operate/hosts');

/** Returns the path of nginx, which Debian keeps outside the PATH of users. */
export const findNginx = (): string | undefined => findProgram('nginx', ['/usr/sbin']);

/** Copies a build into a new folder and adds one redirect and one index of a folder. Returns the new build. */
export function copyBuildForHostTests(dist: string): string {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'tested-host-')), 'dist');
  cpSync(dist, folder, { recursive: true });
  mkdirSync(path.dirname(path.join(folder, HOST_TEST_INDEX_FILE)));
  writeFileSync(path.join(folder, HOST_TEST_INDEX_FILE), '<!doctype html><title>Dossier</title>');
  const file = path.join(folder, '_redirects');
  const rule = `${HOST_TEST_REDIRECT.from} ${HOST_TEST_REDIRECT.to} 301\n`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('/admin/*', `${rule}/admin/*`));
  return folder;
}

/** Longest start of a host. npx may download 500 MB first. */
const START_LIMIT_MS = 120_000;

/** Waits until a server answers. @throws with its output when it does not */
async function waitUntilReady(origin: string, child: ChildProcess, readOutput: () => string): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const answer = await fetch(origin)
      .then((response) => response.text())
      .catch(() => null);
    if (answer !== null) return;
    await setTimeout(100);
  }
  throw new Error(`${origin} does not answer:\n${readOutput()}`);
}

async function startProcess(
  command: string,
  args: string[],
  port: number,
  options: { cwd: string; env?: NodeJS.ProcessEnv },
): Promise<RunningHost> {
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text;
    });
  const stop = async () => {
    if (child.exitCode !== null || !child.pid) return;
    const ended = once(child, 'close');
    process.kill(-child.pid, 'SIGTERM');
    await ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await waitUntilReady(origin, child, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

/** Starts nginx with `nginx.conf` of the docs, on a free port and without TLS. */
export async function startNginx(nginx: string, build: string): Promise<RunningHost> {
  const dir = mkdtempSync(path.join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  mkdirSync(path.join(dir, 'snippets'));
  execFileSync('sh', [path.join(HOST_FILES, 'nginx-snippets.sh'), build, path.join(dir, 'snippets')]);
  const server = readFileSync(path.join(HOST_FILES, 'nginx.conf'), 'utf8')
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/root .*;/, `root ${build};`)
    .replaceAll('include snippets/', `include ${dir}/snippets/`)
    .replace('include mime.types', 'include /etc/nginx/mime.types');
  const temporaryPathDirectives = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${dir}/${kind};`,
  );
  writeFileSync(
    path.join(dir, 'nginx.conf'),
    [
      'daemon off; worker_processes 1; error_log stderr;',
      `pid ${dir}/pid;`,
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      'events {}',
      `http { access_log off; ${temporaryPathDirectives.join(' ')}`,
      server,
      '}',
    ].join('\n'),
  );
  const host = await startProcess(nginx, ['-p', dir, '-c', path.join(dir, 'nginx.conf')], port, { cwd: dir });
  return { ...host, stop: () => host.stop().finally(() => rmSync(dir, { recursive: true, force: true })) };
}

const QUIET_ENVIRONMENT = {
  CI: 'true',
  WRANGLER_SEND_METRICS: 'false',
  NETLIFY_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
};

/** Starts Cloudflare's own server, with `wrangler.toml` of the docs. npx fetches it, 300 MB. */
export async function startCloudflare(build: string): Promise<RunningHost> {
  const cwd = path.dirname(build);
  const port = await findFreePort();
  cpSync(path.join(HOST_FILES, 'wrangler.toml'), path.join(cwd, 'wrangler.toml'));
  const args = ['--yes', 'wrangler@4.164.0', 'pages', 'dev', '--ip', '127.0.0.1', '--port', String(port)];
  return startProcess('npx', args, port, { cwd, env: QUIET_ENVIRONMENT });
}

/** Starts the server of Netlify's tools, with `netlify.toml` of the docs. npx fetches them, 500 MB. */
export async function startNetlify(build: string): Promise<RunningHost> {
  const cwd = path.dirname(build);
  const port = await findFreePort();
  cpSync(path.join(HOST_FILES, 'netlify.toml'), path.join(cwd, 'netlify.toml'));
  const flags = ['--offline', '--no-open', '--internal-disable-edge-functions', '--dir', 'dist'];
  const args = ['--yes', 'netlify-cli@27.10.2', 'dev', ...flags, '--port', String(port)];
  return startProcess('npx', args, port, { cwd, env: QUIET_ENVIRONMENT });
}
