import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { type Connect, type Logger, loadEnv, type Plugin, type PreviewServer, type UserConfig } from 'vite';
import { isBackendPath } from '../answer-request.ts';
import { type Backend, startBackend } from '../backend.ts';
import { DEMO_PASSWORD, demoAccounts } from '../demo-accounts.ts';
import { buildSiteFromBackend } from '../jobs/site-build.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../keys.ts';
import { getLocalDataDir } from '../local-data.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { StartError } from '../start-error.ts';
import { answerNodeRequest } from './node-http.ts';
import { createPreviewDeployer, getServedFolder } from './preview-deployer.ts';

/** Part that the dev server and the preview server share. */
interface ViteServer {
  config: { env: Record<string, unknown>; logger: Logger };
  middlewares: Connect.Server;
}

interface ListenOptions {
  port?: number | undefined;
  strictPort?: boolean | undefined;
  https?: unknown;
}

/** Vite loads this file again at each restart; the backend stays in this global. */
const globalState = globalThis as typeof globalThis & {
  localBackendOfThisProcess?: Promise<Backend> | undefined;
};

/**
 * Vite plugin: runs the embedded backend under `vite` and `vite preview`, on the site's own origin. Does
 * nothing in a build, under Vitest, or when VITE_SUPABASE_URL names another backend. A preview also plays the
 * host: it serves the build through a symbolic link. It builds the site when the backend asks for it, or when
 * `dist` lacks what the database publishes. Environment:
 * LOCAL_BACKEND_DIR, folder of the data (default `supabase/.temp`); LOCAL_BACKEND_DURABLE=0, for temporary
 * data; LOCAL_BACKEND_DEPLOYS=0, for a preview that keeps its first build.
 */
export function localBackendPlugin(): Plugin {
  const dir = path.join(getLocalDataDir(), 'site');
  /** The build to preview, when the preview deploys. */
  let buildDir: string | undefined;
  return {
    name: 'local-backend',
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    config(config, { mode, isPreview }) {
      const isDeploying = isPreview && process.env.LOCAL_BACKEND_DEPLOYS !== '0';
      if (!isDeploying || hasConfiguredBackend(config, mode)) return;
      buildDir = path.resolve(config.root ?? '.', config.build?.outDir ?? 'dist');
      return { build: { outDir: getServedFolder(dir) } };
    },
    configureServer: (server) => mountBackend(server, server.config.server),
    async configurePreviewServer(server) {
      const deployPath = buildDir && `/_deploy/${crypto.randomUUID()}`;
      await mountBackend(server, server.config.preview, deployPath);
      if (buildDir && deployPath) mountDeployHook(server, deployPath, dir, buildDir);
    },
  };
}

const hasConfiguredBackend = ({ root = '.', envDir }: UserConfig, mode: string) =>
  Boolean(loadEnv(mode, path.resolve(root, envDir || '.')).VITE_SUPABASE_URL);

const getListenOrigin = (listenOptions: ListenOptions) =>
  `${listenOptions.https ? 'https' : 'http'}://localhost:${listenOptions.port}`;

async function mountBackend(
  { config, middlewares }: ViteServer,
  listenOptions: ListenOptions,
  deployPath?: string,
): Promise<void> {
  if (config.env.VITE_SUPABASE_URL) return;
  if (!listenOptions.strictPort || !listenOptions.port) {
    throw new Error(
      'The local backend needs a fixed port with strictPort: links in its mails contain the port.',
    );
  }
  if (!globalState.localBackendOfThisProcess) await checkPort(listenOptions.port);
  const backend = await getOrStartBackend(getListenOrigin(listenOptions), config.logger, deployPath);
  middlewares.use((message, reply, next) => {
    if (!isBackendPath(message.url ?? '')) return next();
    return answerNodeRequest(message, reply, backend.fetch);
  });
}

/** @throws StartError when another program uses the port. Vite checks it only after the start of the backend. */
async function checkPort(port: number): Promise<void> {
  const server = createServer().listen(port, 'localhost');
  await once(server, 'listening').catch((error: Error) => {
    throw new StartError(`Port ${port} is not free: ${error.message}.`, { cause: error });
  });
  server.close();
  await once(server, 'close');
}

/** Mounts the deploy hook. Only the backend knows its address, and only this machine may call it. */
function mountDeployHook(
  { config, middlewares, httpServer }: PreviewServer,
  deployPath: string,
  dir: string,
  buildDir: string,
): void {
  const origin = getListenOrigin(config.preview);
  const deployer = createPreviewDeployer({
    dir,
    firstBuild: buildDir,
    build: (folder) => buildSiteFromBackend(config.root, origin, folder),
    onFailure: (reason) =>
      config.logger.error(`[host] the site could not be built, the last build is served: ${reason}`),
  });
  middlewares.use((message, reply, next) => {
    // 127.x.x.x, also in IPv6 form, or ::1
    const isLocal = /^(::1$|(::ffff:)?127\.)/.test(message.socket.remoteAddress ?? '');
    if (message.url !== deployPath || message.method !== 'POST' || !isLocal) return next();
    deployer.deploy();
    reply.writeHead(202).end();
  });
  httpServer.once('listening', async () => {
    if (!(await hasEveryChange(buildDir, origin).catch(() => false))) deployer.deploy();
  });
}

/** Returns whether a build contains the last change that staff published. A build without a backend contains none. */
async function hasEveryChange(buildDir: string, origin: string): Promise<boolean> {
  const { changes } = JSON.parse(readFileSync(path.join(buildDir, 'build.json'), 'utf8'));
  const headers = { apikey: LOCAL_PUBLISHABLE_KEY };
  const answer = await fetch(`${origin}/rest/v1/rpc/published_state`, { headers });
  const [stateJson] = (await answer.json()) as string[];
  return JSON.parse(stateJson ?? '{}').changes === changes;
}

function getOrStartBackend(origin: string, logger: Logger, deployPath?: string): Promise<Backend> {
  globalState.localBackendOfThisProcess ??= startLocalBackend(origin, logger, deployPath).catch((error) => {
    globalState.localBackendOfThisProcess = undefined;
    throw error;
  });
  return globalState.localBackendOfThisProcess;
}

async function startLocalBackend(origin: string, logger: Logger, deployPath?: string): Promise<Backend> {
  const backend = await startBackend({
    origin,
    dir: getLocalDataDir(),
    durable: process.env.LOCAL_BACKEND_DURABLE !== '0',
    runJobs: true,
    deployHook: deployPath && `${origin}${deployPath}`,
    onMail: (mail) => logger.info(describeMail(mail)),
  });
  logger.info(describeBackend(backend, origin));
  return backend;
}

function describeBackend({ databaseUrl, appliedMigrations }: Backend, origin: string): string {
  const accounts = demoAccounts.map(({ email, role }) => `    ${email}  (${role ?? 'no role'})`);
  return [
    '',
    '  Local backend (embedded; set VITE_SUPABASE_URL to use a hosted project instead)',
    `    database   ${databaseUrl}`,
    `    mail box   ${origin}/_mail`,
    ...appliedMigrations.map((file) => `    applied    ${file}`),
    `  Demo accounts, password ${DEMO_PASSWORD}`,
    ...accounts,
  ].join('\n');
}

function describeMail({ to, subject, link }: CaughtMail): string {
  return `[mail] to ${to}: ${subject}${link ? `\n       ${link}` : ''}`;
}
