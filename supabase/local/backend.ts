import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import type { Sql } from 'postgres';
import { readDefaultArticles } from '../../build/read-articles.ts';
import { importArticles } from '../../scripts/lib/operate/import-articles.ts';
import { createUnsubscribeHandler } from '../functions/unsubscribe/handler.ts';
import { createRequestHandler, isBackendPath } from './answer-request.ts';
import { createMfaEmulation } from './fixes/mfa.ts';
import { connectSupabaseLiteToPostgres } from './fixes/postgres-driver.ts';
import { captureRequestConsole, runWithoutLibraryNotices } from './fixes/request-scope.ts';
import { createResumableUploads } from './fixes/resumable-uploads.ts';
import { createFileStorage } from './fixes/storage-files.ts';
import {
  prepareScheduledJobs,
  repeatEveryMinute,
  runAllScheduledJobs,
  startSendingDatabaseRequests,
} from './jobs/scheduled-jobs.ts';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from './keys.ts';
import { getDatabaseDir, getStorageDir } from './local-data.ts';
import { createSendMailsFunction } from './mail/mail-function.ts';
import { type CaughtMail, createMailbox } from './mail/mailbox.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { type Cluster, startCluster } from './postgres/cluster.ts';
import { applyMigrations, applySeeds } from './postgres/migrations.ts';
import type { RequestHandler } from './request-handler.ts';
import { type BackendConfig, readSupabaseConfig } from './settings.ts';
import { toStartError } from './start-error.ts';

/** Options of an embedded backend. */
export interface BackendOptions {
  /** Folder of the database and the uploaded files. Created when absent. */
  dir: string;
  /** Address of the site, e.g. `http://localhost:5173`: links in mails lead there. */
  origin: string;
  /** false for temporary data: faster, but a power failure may lose them. Default true. */
  durable?: boolean | undefined;
  /** Folder of the PostgreSQL programs, to choose between installed versions. */
  binDir?: string | undefined;
  /** false skips the demo seed and the default articles. Default true. */
  seed?: boolean | undefined;
  /** true runs the scheduled jobs of a hosted project, at the start and every minute. Default false. */
  runJobs?: boolean | undefined;
  /** Address to which the database posts to request a build of the site. Without one, it requests none. */
  deployHook?: string | undefined;
  /** The Supabase folder to take configuration, migrations and seed from. Default: the project's. */
  supabaseDir?: string | undefined;
  onMail?: ((mail: CaughtMail) => void) | undefined;
}

/** Running embedded backend. */
export interface Backend {
  /** Connection string of the superuser. */
  databaseUrl: string;
  /** Answers the requests whose path `isBackendPath` accepts. */
  fetch: RequestHandler;
  /** Caught mails, newest last. */
  mails: CaughtMail[];
  /** File names of the migrations this start applied. */
  appliedMigrations: string[];
  close(): Promise<void>;
}

/** Folder of unfinished uploads. No bucket of the project has this name. */
const UNFINISHED_UPLOADS = '.unfinished';
const PROJECT_SUPABASE_DIR = path.resolve(import.meta.dirname, '..');
/** Seconds that running queries get to end when the backend closes. */
const CLOSE_SECONDS = 5;

// Disables the telemetry of the library.
Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' });

/**
 * Starts the embedded backend: database, REST, Auth and Storage APIs, with the project's migrations applied.
 * @throws when the data are in use, a migration fails or PostgreSQL does not start. Then no process stays.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dir = path.resolve(options.dir);
  const cluster = await startCluster({ ...options, dataDir: getDatabaseDir(dir) });
  try {
    return await startApi(cluster, { ...options, dir });
  } catch (error) {
    await cluster.stop();
    throw toStartError(error, dir);
  }
}

/** Imports the articles of `src/copy/articles` once, as `npm run content:import` does, but without lines in the journal. */
async function importDefaultArticles(database: Sql): Promise<void> {
  const articles = readDefaultArticles();
  await database.begin((transaction) => importArticles(transaction, articles, { writesJournal: false }));
}

async function startApi(cluster: Cluster, options: BackendOptions): Promise<Backend> {
  captureRequestConsole();
  const connection = connectSupabaseLiteToPostgres(cluster.url);
  let stopJobs = async () => {};
  let waitForMails = async () => {};
  const close = async () => {
    await stopJobs();
    await waitForMails();
    await connection.driver.end({ timeout: CLOSE_SECONDS });
    await cluster.stop();
  };
  try {
    const supabaseDir = options.supabaseDir ?? PROJECT_SUPABASE_DIR;
    const config = readSupabaseConfig(supabaseDir, options.origin);
    const { librarySettings, mailTemplates, seedFiles } = config;
    const mailbox = createMailbox(options.onMail);
    const mailer = createMailer({ siteUrl: options.origin, templates: mailTemplates, send: mailbox.send });
    const app = createApp(connection, librarySettings, getStorageDir(options.dir), mailer);
    await createSystemSchemas(app, connection);
    const appliedMigrations = await applyMigrations(connection.driver, path.join(supabaseDir, 'migrations'));
    if (options.seed ?? true) {
      await applySeeds(connection.driver, supabaseDir, seedFiles);
      if (supabaseDir === PROJECT_SUPABASE_DIR) await importDefaultArticles(connection.driver);
    }
    await connection.clearSchemaCache();
    const { origin } = options;
    const sql = connection.driver;
    // requests to this backend need no network
    const fetchDirectly = (input: Parameters<typeof fetch>[0]) => {
      const request = new Request(input);
      const url = new URL(request.url);
      const isOwnRequest = url.origin === origin && isBackendPath(url.pathname);
      return isOwnRequest ? answerRequest(request) : fetch(request);
    };
    const mailFunction = createSendMailsFunction({ origin, mailbox, fetch: fetchDirectly });
    waitForMails = mailFunction.waitUntilIdle;
    const unsubscribe = createUnsubscribeHandler(
      { projectUrl: origin, secretKey: LOCAL_SECRET_KEY, callerSecret: LOCAL_MAILS_SECRET, siteUrl: origin },
      fetchDirectly,
    );
    const factors = createMfaEmulation(sql, async (request) => app.fetch(request), mailer);
    const resumableUploads = createResumableUploads(
      sql,
      path.join(getStorageDir(options.dir), UNFINISHED_UPLOADS),
      async (request) => app.fetch(request),
    );
    const answerRequest = createRequestHandler({
      app,
      mailer,
      sql,
      factors,
      resumableUploads,
      sendMails: mailFunction.answer,
      unsubscribe,
      mails: mailbox.mails,
      serverLost: cluster.serverLost,
    });
    if (options.runJobs) stopJobs = await startJobs(sql, options, fetchDirectly);
    return {
      databaseUrl: cluster.url,
      fetch: answerRequest,
      mails: mailbox.mails,
      appliedMigrations,
      close,
    };
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** Starts the scheduled jobs and the queue of requests. @returns the function that stops both. */
async function startJobs(
  sql: Sql,
  { origin, deployHook }: BackendOptions,
  send: RequestHandler,
): Promise<() => Promise<void>> {
  await prepareScheduledJobs(sql, {
    project_url: origin,
    secret_key: LOCAL_SECRET_KEY,
    deploy_hook: deployHook,
    // the database reads build.json at this address; without a deploy hook, no build serves that file
    site_url: deployHook && origin,
    mails_secret: LOCAL_MAILS_SECRET,
  });
  const stopRequestQueue = await startSendingDatabaseRequests(sql, send);
  const stopSchedule = repeatEveryMinute(() => runAllScheduledJobs(sql, send));
  return async () => {
    stopSchedule();
    await stopRequestQueue();
  };
}

function createApp(
  connection: PostgresConnection,
  settings: BackendConfig['librarySettings'],
  filesDir: string,
  mailer: Mailer,
): App {
  setExperimental('storage', true);
  const app = new App({
    ...settings,
    connection,
    // Admin mode would answer requests without a key as the service role.
    options: { server: { admin: false } },
  });
  app._mailer = mailer;
  app._storageAdapter = createFileStorage(filesDir);
  return app;
}

async function createSystemSchemas(app: App, connection: PostgresConnection): Promise<void> {
  await runWithoutLibraryNotices(() => app.ensureSystemSchema());
  const parity = readFileSync(path.join(import.meta.dirname, 'hosted-parity.sql'), 'utf8');
  await connection.driver.begin((transaction) => transaction.unsafe(parity));
}
