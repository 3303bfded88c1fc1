import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { App } from '@supabase/lite';
import { createApi } from '@supabase/lite/cli';
import { createPostgresConnection, type PostgresConnection } from '@supabase/lite/postgres';
import { interceptScopedConsole, runWithoutLibraryNotices } from '../fixes/request-scope.ts';
import { createMailbox } from '../mail/mailbox.ts';
import { startCluster } from '../postgres/cluster.ts';
import { readBackendConfig, SUPABASE_LITE_CLI_OPTIONS } from '../settings.ts';

/**
 * The library without any fix, for tests that show which fixes are still needed. When a test "the library
 * still …" fails after an upgrade, its fix can be removed.
 */
export interface UnpatchedLite {
  app: App;
  connection: PostgresConnection;
  databaseUrl: string;
  /** Origin for requests to `fetch`. */
  url: string;
  mails: ReturnType<typeof createMailbox>['mails'];
  /** `fetch` that calls the library and drops its console output. */
  fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

const ROLES = 'create role anon; create role authenticated; create role service_role bypassrls';

/** Starts the unpatched library on a temporary cluster below `dir`. The superuser applies the SQL in `schema`. */
export async function startUnpatchedLite(dir: string, schema: string): Promise<UnpatchedLite> {
  const root = path.join(dir, 'bare');
  mkdirSync(root, { recursive: true });
  const cluster = await startCluster({ dataDir: path.join(root, 'database'), durable: false });
  const restoreConsole = interceptScopedConsole();
  const connection = createPostgresConnection({ url: cluster.url, postgresOptions: { onnotice: () => {} } });
  const { library } = await readBackendConfig(path.resolve(import.meta.dirname, '../..'), 'http://site.test');
  const { mails, send } = createMailbox();
  const config = { ...library, connection, options: { drivers: { email: { send } } } };
  const { local } = (await createApi(SUPABASE_LITE_CLI_OPTIONS)).project;
  // `createApp` then uses this config instead of the project's file
  Object.assign(local, { getConfig: async () => config });
  process.env.EXPERIMENTAL_STORAGE = '1';
  const app = await runWithoutLibraryNotices(() => local.createApp(undefined, { admin: false }));
  Object.assign(app._storageAdapter ?? {}, { basePath: path.join(root, 'storage') });
  await runWithoutLibraryNotices(() => app.ensureSystemSchema());
  await connection.driver.unsafe(`${ROLES}; ${schema}`);
  return {
    app,
    connection,
    databaseUrl: cluster.url,
    url: 'http://bare.test',
    mails,
    fetch: (input, init) => runWithoutLibraryNotices(async () => app.fetch(new Request(input, init))),
    async close() {
      await connection.close();
      restoreConsole();
      await cluster.stop();
    },
  };
}
