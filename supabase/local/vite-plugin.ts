import net from 'node:net';
import type { Connect, Logger, Plugin } from 'vite';
import { type Backend, isBackendPath, startBackend } from './backend.ts';
import { DEMO_PASSWORD, demoAccounts } from './demo-accounts.ts';
import { localDataDir } from './local-data.ts';
import type { CaughtMail } from './mailbox.ts';
import { serveFetch } from './node-http.ts';
import { StartError } from './start-error.ts';

interface MountingServer {
  config: { env: Record<string, unknown>; logger: Logger };
  middlewares: Connect.Server;
}

interface ListenOptions {
  host?: string | boolean | undefined;
  port?: number | undefined;
  strictPort?: boolean | undefined;
  https?: unknown;
}

/** Vite loads its configuration, and this file, again at each restart: the backend outlives that here. */
const survivor = globalThis as typeof globalThis & {
  localBackendOfThisProcess?: Promise<Backend> | undefined;
  portOfThisProcess?: number | undefined;
};

/**
 * Vite plugin: runs the embedded backend under `vite` and `vite preview`, on the site's own origin. Does nothing
 * in a build, under Vitest, or when VITE_SUPABASE_URL names another backend.
 * Environment: LOCAL_BACKEND_DIR, folder of its data (default `supabase/.temp`); LOCAL_BACKEND_DURABLE=0, for
 * throw-away data.
 */
export function localBackend(): Plugin {
  return {
    name: 'local-backend',
    apply: (_config, { command }) => command === 'serve' && !process.env.VITEST,
    configureServer: (server) => mount(server, server.config.server),
    configurePreviewServer: (server) => mount(server, server.config.preview),
  };
}

async function mount({ config, middlewares }: MountingServer, listen: ListenOptions): Promise<void> {
  await requireFreePort(listen);
  if (config.env.VITE_SUPABASE_URL) return;
  if (!listen.strictPort || !listen.port) {
    throw new Error(
      'The local backend needs a fixed port with strictPort: links in its mails carry the port.',
    );
  }
  const origin = `${listen.https ? 'https' : 'http'}://localhost:${listen.port}`;
  const backend = await backendOfThisProcess(origin, config.logger);
  middlewares.use((message, reply, next) => {
    if (!isBackendPath(message.url ?? '')) return next();
    return serveFetch(message, reply, backend.fetch);
  });
}

/** Vite would say it too, with a stack, and only once the backend runs. At a restart the port is our own. */
async function requireFreePort({ port, host }: ListenOptions): Promise<void> {
  if (!port || survivor.portOfThisProcess === port) return;
  const probe = net.createServer();
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    probe.listen(port, host === true ? undefined : host || 'localhost', () =>
      probe.close(() => resolve(true)),
    );
  });
  if (!isFree) {
    throw new StartError(
      `Port ${port} is already in use: end what listens there, or choose another one with "-- --port <number>".`,
    );
  }
  survivor.portOfThisProcess = port;
}

function backendOfThisProcess(origin: string, logger: Logger): Promise<Backend> {
  survivor.localBackendOfThisProcess ??= start(origin, logger).catch((error) => {
    survivor.localBackendOfThisProcess = undefined;
    throw error;
  });
  return survivor.localBackendOfThisProcess;
}

async function start(origin: string, logger: Logger): Promise<Backend> {
  const backend = await startBackend({
    origin,
    dir: localDataDir(),
    durable: process.env.LOCAL_BACKEND_DURABLE !== '0',
    keepTime: true,
    onMail: (mail) => logger.info(describeMail(mail)),
  });
  logger.info(welcome(backend, origin));
  return backend;
}

function welcome({ databaseUrl, appliedMigrations }: Backend, origin: string): string {
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
