import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { startBackend } from '../../supabase/local/backend.ts';

/** Runs a task with a connection to a database, and closes the connection. */
export async function withDatabase<Answer>(
  url: string,
  work: (sql: postgres.Sql) => Promise<Answer>,
): Promise<Answer> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined });
  return work(sql).finally(() => sql.end());
}

/** Runs a task with the address of a temporary database, which has the migrations and no rows of the seed. */
export async function withTemporaryDatabase<Answer>(
  work: (databaseUrl: string) => Promise<Answer>,
): Promise<Answer> {
  const dir = mkdtempSync(path.join(os.tmpdir(), 'temporary-database-'));
  try {
    const backend = await startBackend({ dir, origin: 'http://localhost', durable: false, seed: false });
    return await work(backend.databaseUrl).finally(() => backend.close());
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}
