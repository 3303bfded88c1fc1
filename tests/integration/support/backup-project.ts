import { spawn } from 'node:child_process';
import path from 'node:path';
import { StorageClient } from '@supabase/storage-js';
import postgres from 'postgres';
import { LOCAL_SECRET_KEY } from '../../../supabase/local/keys.ts';
import { serveBackend } from '../../../supabase/local/server/serve-backend.ts';
import { FILES, NEWER_PLATFORM, SITE_STATE } from './backup-source.ts';

/** Starts an embedded project, which a test backs up or restores. Without `seed` it has no account. */
export async function startProject(dir: string, { seed }: { seed: boolean }) {
  const server = await serveBackend({ dir, durable: false, seed });
  const storage = new StorageClient(`${server.url}/storage/v1`, { apikey: LOCAL_SECRET_KEY });

  /** Runs SQL as the superuser, whom no policy refuses. */
  async function runSql(text: string) {
    const sql = postgres(server.databaseUrl, { max: 1, onnotice: () => {} });
    try {
      return await sql.unsafe(text);
    } finally {
      await sql.end();
    }
  }

  /** Runs a command of `scripts` with this folder, as the owner of the database. */
  async function runScript(script: string, folder: string, key = LOCAL_SECRET_KEY) {
    const program = path.resolve('scripts', script);
    const ownerUrl = new URL(server.databaseUrl);
    ownerUrl.username = 'postgres';
    const project = { SUPABASE_URL: server.url, SUPABASE_SECRET_KEY: key, DATABASE_URL: ownerUrl.href };
    const env = { ...process.env, ...project };
    const child = spawn(process.execPath, [program, folder], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const exitCode = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const [output, errorOutput] = await Promise.all([child.stdout.toArray(), child.stderr.toArray()]);
    return { code: await exitCode, output: output.join(''), errorOutput: errorOutput.join('') };
  }

  return { server, storage, runSql, runScript };
}

/** Project that `startProject` started. */
export type TestProject = Awaited<ReturnType<typeof startProject>>;

/** Starts a project with accounts, files, and rows that a restore must not send again. */
export async function startSourceProject(dir: string): Promise<TestProject> {
  const project = await startProject(dir, { seed: true });
  await project.runSql(NEWER_PLATFORM);
  await project.runSql(SITE_STATE);
  for (const { bucket, name, type, body, maxAge } of FILES) {
    const file = new Blob([body], { type });
    const { error } = await project.storage.from(bucket).upload(name, file, { cacheControl: maxAge });
    if (error) throw new Error(`${name}: ${error.message}`);
  }
  return project;
}
