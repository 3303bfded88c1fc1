import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { withDatabase } from '../../../scripts/lib/with-database.ts';
import { LOCAL_PUBLISHABLE_KEY } from '../../local/keys.ts';
import { listInstalledPostgres } from '../../local/postgres/postgres-binaries.ts';
import { serveBackend } from '../../local/server/serve-backend.ts';
import { insertTestAccounts } from './fixtures.ts';
import { createScratchTemplate } from './scratch-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the superuser of the test database. */
    databaseUrl: string;
    /** Address of the test backend, for supabase-js. */
    apiUrl: string;
    postgresMajor: number;
    /** SQL by which `npm run test:mutants` broke the database; empty otherwise. */
    mutantSql: string;
  }
}

/**
 * Starts the embedded backend on temporary data, with the migrations and the test accounts, without the demo
 * seed. `TEST_POSTGRES_MAJOR`, from the project's `env` or the environment, chooses the version of
 * PostgreSQL; 17 by default.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgresMajor = Number(
    project.config.env?.TEST_POSTGRES_MAJOR ?? process.env.TEST_POSTGRES_MAJOR ?? '17',
  );
  const binDir = await findBinaries(postgresMajor);
  const dir = mkdtempSync(path.join(tmpdir(), 'obouo-database-tests-'));
  const removeData = () => rmSync(dir, { recursive: true, force: true });
  const backend = await serveBackend({ dir, binDir, durable: false, seed: false }).catch((error: unknown) => {
    removeData();
    throw error;
  });
  const close = () => backend.close().finally(removeData);
  try {
    await createScratchTemplate(backend.databaseUrl);
    await withDatabase(backend.databaseUrl, async (sql) => {
      await insertTestAccounts(sql);
      // uses up the allowance of acknowledgements: the forms of one test file must queue no mails in another
      await sql`select setval('private.acknowledgement_allowance', 9000000000000000)`;
    });
    // makes the API read the schema once, before tests that send hundreds of requests at the same time
    await fetch(`${backend.url}/rest/v1/roles?limit=1`, { headers: { apikey: LOCAL_PUBLISHABLE_KEY } });
  } catch (error) {
    await close();
    throw error;
  }
  project.provide('databaseUrl', backend.databaseUrl);
  project.provide('apiUrl', backend.url);
  project.provide('postgresMajor', postgresMajor);
  project.provide('mutantSql', '');
  return close;
}

async function findBinaries(major: number): Promise<string> {
  const installed = await listInstalledPostgres();
  const installation = installed.find((candidate) => candidate.majorVersion === major);
  if (installation) return installation.binDir;
  const versions = installed.map((candidate) => candidate.majorVersion).join(', ') || 'none';
  throw new Error(`TEST_POSTGRES_MAJOR asks for PostgreSQL ${major}; installed here: ${versions}`);
}
