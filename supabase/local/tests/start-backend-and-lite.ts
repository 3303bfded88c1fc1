import { afterAll, beforeAll } from 'vitest';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { createScratchDir, writeSupabaseProject } from './support.ts';
import { startUnpatchedLite, type UnpatchedLite } from './unpatched-lite.ts';

/** The backend, and the library without its fixes. */
interface Servers {
  backend: BackendServer;
  library: UnpatchedLite;
}

/**
 * Starts the backend and the unpatched library before the tests of the file. Closes them after.
 * @param migration SQL that the backend applies
 * @param schema SQL for the library's database, by default `migration`.
 */
export function startBackendAndLite(migration = '', schema = migration): Servers & { readonly dir: string } {
  const dir = createScratchDir();
  const servers = { dir } as Servers & { dir: string };
  beforeAll(async () => {
    const supabaseDir = writeSupabaseProject(dir, migration ? [migration] : []);
    servers.backend = await serveBackend({ dir: `${dir}/fixed`, durable: false, supabaseDir });
    servers.library = await startUnpatchedLite(dir, schema);
  });
  afterAll(async () => {
    await servers.backend?.close();
    await servers.library?.close();
  });
  return servers;
}
