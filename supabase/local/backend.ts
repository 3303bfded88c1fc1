import { readFileSync } from 'node:fs';
import path from 'node:path';
import { App, setExperimental } from '@supabase/lite';
import type { PostgresConnection } from '@supabase/lite/postgres';
import { createUnsubscribeHandler } from '../functions/unsubscribe/handler.ts';
import {
  allowAnyOrigin,
  answerPreflight,
  askBeforeUserCreated,
  hideKnownAddress,
  hideUnknownAddress,
  refreshOrRefuse,
  refuseAdministration,
} from './fixes/auth-fixes.ts';
import { confirmEmailChange } from './fixes/email-change.ts';
import { makeInviteLink, refuseBanned, spendInviteLink } from './fixes/invite-links.ts';
import { createSecondFactor, type SecondFactor } from './fixes/mfa.ts';
import {
  changePassword,
  recordSessionByMail,
  refuseGuessableSignUp,
  reportPasswordAttempt,
} from './fixes/password-fixes.ts';
import { connect } from './fixes/postgres-driver.ts';
import { refuseBrokenText, refuseForeignBearer } from './fixes/request-fixes.ts';
import { answerUnlessLost, quietConsole, startQuietly, withQuietConsole } from './fixes/request-scope.ts';
import { completeSession } from './fixes/session-tokens.ts';
import { createFileStorage } from './fixes/storage-files.ts';
import {
  correctStorageAnswer,
  deleteOne,
  refuseSignedUpload,
  signSeveral,
  unwrapUpload,
} from './fixes/storage-fixes.ts';
import { runScheduledJobs, scheduleJobs, sendAtOnce, storeSecrets } from './jobs/scheduled-jobs.ts';
import { LOCAL_MAILS_SECRET, LOCAL_SECRET_KEY } from './keys.ts';
import { databaseDir, storageDir } from './local-data.ts';
import { startMailFunction } from './mail/mail-function.ts';
import { type CaughtMail, createMailbox, mailResponse } from './mail/mailbox.ts';
import { createMailer, type Mailer } from './mail/mailer.ts';
import { type Cluster, startCluster } from './postgres/cluster.ts';
import { applyMigrations, applySeeds } from './postgres/migrations.ts';
import { readSettings } from './settings.ts';
import { asStartError } from './start-error.ts';

/** Options of an embedded backend. */
export interface BackendOptions {
  /** Folder of everything it stores: database, uploaded files. Created when absent. */
  dir: string;
  /** Address of the site, e.g. `http://localhost:5173`: links in mails lead there. */
  origin: string;
  /** false for temporary data: faster, but a power failure may lose them. Default true. */
  durable?: boolean | undefined;
  /** Folder of the PostgreSQL programs, to choose between installed versions. */
  binDir?: string | undefined;
  /** false skips the demo seed. Default true. */
  seed?: boolean | undefined;
  /** true runs the scheduled jobs of a hosted project, at the start and every minute. Default false. */
  keepTime?: boolean | undefined;
  /** Deploy hook: a POST to it builds the site. Without it, no build is requested. */
  deployHook?: string | undefined;
  /** The Supabase folder to take configuration, migrations and seed from. Default: the project's. */
  supabaseDir?: string | undefined;
  onMail?: ((mail: CaughtMail) => void) | undefined;
}

/** Running embedded backend. */
export interface Backend {
  /** Connection string of the superuser. */
  databaseUrl: string;
  /** Answers the requests of `isBackendPath`. */
  fetch(request: Request): Promise<Response>;
  /** Caught mails, newest last. */
  mails: CaughtMail[];
  /** File names of the migrations this start applied. */
  appliedMigrations: string[];
  close(): Promise<void>;
}

const PROJECT_SUPABASE_DIR = path.resolve(import.meta.dirname, '..');
/** Seconds that running requests get to end when the backend closes. */
const CLOSE_SECONDS = 5;
/** The functions of the project. */
const SEND_MAILS = '/functions/v1/send-mails';
const UNSUBSCRIBE = '/functions/v1/unsubscribe';
const PREFIXES = ['/auth/v1', '/rest/v1', '/storage/v1', SEND_MAILS, UNSUBSCRIBE, '/_mail'];

// Disables the telemetry of the library.
Object.assign(process.env, { LITE_TELEMETRY: '0', DO_NOT_TRACK: '1' });

/** Returns whether the backend answers this request path (query allowed). */
export function isBackendPath(pathname: string): boolean {
  return PREFIXES.some(
    (prefix) => pathname.startsWith(prefix) && /^$|[/?]/.test(pathname.charAt(prefix.length)),
  );
}

/**
 * Starts the embedded backend: database, REST, Auth and Storage APIs, with the project's migrations applied.
 * @throws when the data are in use, a migration fails or PostgreSQL does not start. Nothing keeps running
 * then.
 */
export async function startBackend(options: BackendOptions): Promise<Backend> {
  const dir = path.resolve(options.dir);
  const cluster = await startCluster({ ...options, dataDir: databaseDir(dir) });
  try {
    return await startApi(cluster, { ...options, dir });
  } catch (error) {
    await cluster.stop();
    throw asStartError(error, dir);
  }
}

async function startApi(cluster: Cluster, options: BackendOptions): Promise<Backend> {
  const restoreConsole = quietConsole();
  const connection = connect(cluster.url);
  let stopJobs = async () => {};
  let endWork = async () => {};
  const close = async () => {
    await stopJobs();
    await endWork();
    await connection.driver.end({ timeout: CLOSE_SECONDS });
    restoreConsole();
    await cluster.stop();
  };
  try {
    const supabaseDir = options.supabaseDir ?? PROJECT_SUPABASE_DIR;
    const { library, mailTemplates, seedFiles } = await readSettings(supabaseDir, options.origin);
    const mailbox = createMailbox(options.onMail);
    const mailer = createMailer({ siteUrl: options.origin, templates: mailTemplates, send: mailbox.send });
    const app = createApp(connection, library, storageDir(options.dir), mailer);
    await prepareSystem(app, connection);
    const appliedMigrations = await applyMigrations(connection.driver, path.join(supabaseDir, 'migrations'));
    if (options.seed ?? true) await applySeeds(connection.driver, supabaseDir, seedFiles);
    await connection.clearSchemaCache();
    const { origin } = options;
    const sql = connection.driver;
    // requests to this backend need no network
    const reach = (input: Parameters<typeof globalThis.fetch>[0]) => {
      const request = new Request(input);
      const isOwn = request.url.startsWith(`${origin}/`) && isBackendPath(new URL(request.url).pathname);
      return (isOwn ? fetch : globalThis.fetch)(request);
    };
    const mailFunction = startMailFunction({ origin, mailbox, fetch: reach });
    endWork = mailFunction.ended;
    const unsubscribe = createUnsubscribeHandler(
      { projectUrl: origin, secretKey: LOCAL_SECRET_KEY, callerSecret: LOCAL_MAILS_SECRET, siteUrl: origin },
      reach,
    );
    const factors = createSecondFactor(sql, origin, async (question) => app.fetch(question), mailer);
    const parts: Parts = { app, mailer, sql, factors, sendMails: mailFunction.answer, unsubscribe };
    const fetch = createHandler(parts, mailbox.mails, cluster.lost);
    if (options.keepTime) {
      await storeSecrets(connection.driver, {
        project_url: origin,
        secret_key: LOCAL_SECRET_KEY,
        deploy_hook: options.deployHook,
        // a host that deploys serves a build.json to read
        site_url: options.deployHook && origin,
        mails_secret: LOCAL_MAILS_SECRET,
      });
      const stopLine = await sendAtOnce(connection.driver, reach);
      const stopClock = scheduleJobs(() => runScheduledJobs(connection.driver, reach));
      stopJobs = async () => {
        stopClock();
        await stopLine();
      };
    }
    return {
      databaseUrl: cluster.url,
      fetch,
      mails: mailbox.mails,
      appliedMigrations,
      close,
    };
  } catch (error) {
    await connection.close();
    restoreConsole();
    throw error;
  }
}

function createApp(
  connection: PostgresConnection,
  settings: Awaited<ReturnType<typeof readSettings>>['library'],
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

async function prepareSystem(app: App, connection: PostgresConnection): Promise<void> {
  await startQuietly(() => app.ensureSystemSchema());
  const parity = readFileSync(path.join(import.meta.dirname, 'hosted-parity.sql'), 'utf8');
  await connection.driver.begin((transaction) => transaction.unsafe(parity));
}

/** Parts that answer requests. */
interface Parts {
  app: App;
  mailer: Mailer;
  sql: PostgresConnection['driver'];
  factors: SecondFactor;
  sendMails: Backend['fetch'];
  unsubscribe: Backend['fetch'];
}

function createHandler(parts: Parts, mails: CaughtMail[], lost: AbortSignal): Backend['fetch'] {
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/_mail') return mailResponse(mails, request);
    if (pathname === SEND_MAILS) return parts.sendMails(request);
    if (pathname === UNSUBSCRIBE) return parts.unsubscribe(request);
    if (request.method === 'OPTIONS') return answerPreflight(request);
    return withQuietConsole(request, () => answerUnlessLost(lost, () => answer(parts, request, pathname)));
  };
}

async function answer(parts: Parts, question: Request, pathname: string): Promise<Response> {
  const { app } = parts;
  const refused = refuseForeignBearer(question, pathname);
  if (refused) return refused;
  const request = await refuseBrokenText(question, pathname);
  if (request instanceof Response) return request;
  if (pathname.startsWith('/storage/v1/')) {
    const unsigned = refuseSignedUpload(request, pathname);
    if (unsigned) return unsigned;
    const ask = async (one: Request) => {
      const upload = await unwrapUpload(one);
      return upload instanceof Response ? upload : app.fetch(upload);
    };
    const answered =
      (await signSeveral(request, ask)) ?? (await deleteOne(request, ask)) ?? (await ask(request));
    return correctStorageAnswer(request, answered);
  }
  if (pathname.startsWith('/auth/v1/')) return allowAnyOrigin(await answerAuth(parts, request, pathname));
  return app.fetch(request);
}

async function answerAuth(parts: Parts, request: Request, pathname: string): Promise<Response> {
  if (/^\/auth\/v1\/factors(\/|$)/.test(pathname)) return parts.factors.answer(request, pathname);
  const answered = await answerAccount(parts, request, pathname);
  return parts.factors.addFactors(await completeSession(parts.sql, request, answered));
}

async function answerAccount(
  { app, mailer, sql, factors }: Parts,
  request: Request,
  pathname: string,
): Promise<Response> {
  const ask = async (question: Request) => app.fetch(question);
  if (pathname === '/auth/v1/admin/generate_link') return makeInviteLink(sql, request);
  if (pathname.startsWith('/auth/v1/admin')) return refuseAdministration();
  const banned = await refuseBanned(sql, request.clone(), pathname);
  if (banned) return banned;
  if (pathname === '/auth/v1/signup') {
    const copy = request.clone();
    const refused =
      (await refuseGuessableSignUp(request.clone())) ?? (await askBeforeUserCreated(sql, request.clone()));
    return refused ?? hideKnownAddress(copy, await ask(request));
  }
  if (pathname === '/auth/v1/otp' || pathname === '/auth/v1/magiclink') {
    return (await askBeforeUserCreated(sql, request.clone())) ?? hideUnknownAddress(await ask(request));
  }
  if (pathname === '/auth/v1/verify') {
    const half = await confirmEmailChange(sql, request.clone());
    if (half) return half;
    const opened = await ask(await spendInviteLink(request));
    await recordSessionByMail(sql, opened);
    return opened;
  }
  const grant = pathname === '/auth/v1/token' && new URL(request.url).searchParams.get('grant_type');
  if (grant === 'refresh_token') return refreshOrRefuse(request, ask);
  if (grant === 'password') {
    const copy = request.clone();
    const answered = await ask(request);
    await reportPasswordAttempt(sql, copy, answered);
    return answered;
  }
  if (pathname === '/auth/v1/user' && request.method === 'PUT') {
    const refused = await factors.refuseChange(request);
    if (refused) return refused;
    return changePassword(sql, request, ask, (email) => mailer.sendNotice('password_changed', email));
  }
  return ask(request);
}
