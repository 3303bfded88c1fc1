import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { runScheduledJobs } from '../../supabase/local/jobs/scheduled-jobs.ts';
import { expect } from './test.ts';

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, 'localhost');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}

interface Build {
  builtAt: string;
  changes: number | null;
}

/** Starts a site with an own database. With `deploys`, its host builds it when the database asks. */
export async function startHost({ deploys = true } = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'rebuilt-site-'));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let said = '';
  const preview = spawn('npx', ['vite', 'preview', '--port', String(port)], {
    env: {
      ...process.env,
      LOCAL_BACKEND_DIR: dir,
      LOCAL_BACKEND_DURABLE: '0',
      LOCAL_BACKEND_DEPLOYS: deploys ? '1' : '0',
      NO_COLOR: '1',
    },
    detached: true,
  });
  for (const stream of [preview.stdout, preview.stderr])
    stream.on('data', (text) => {
      said += text;
    });
  let sql: postgres.Sql | undefined;

  const stop = async () => {
    await sql?.end();
    if (preview.pid && preview.exitCode === null) {
      process.kill(-preview.pid, 'SIGTERM');
      await once(preview, 'close');
    }
    rmSync(dir, { recursive: true, force: true });
  };

  try {
    await expect.poll(() => said, { timeout: 90_000 }).toContain(`${origin}/\n`);
  } catch (cause) {
    await stop();
    throw cause;
  }
  const database = postgres(/postgres:\/\/\S+/.exec(said)?.[0] ?? '', { max: 1, onnotice: () => undefined });
  sql = database;

  const get = (address: string) => fetch(`${origin}${address}`, { redirect: 'manual' });
  const build = async () => (await (await get('/build.json')).json()) as Build;
  /** Runs the scheduled jobs of a minute, with the requests that the database queued. */
  const minute = () => runScheduledJobs(database, fetch);

  return {
    origin,
    sql: database,
    /** Output of the preview. */
    said: () => said,
    get,
    build,
    minute,
    /** Runs scheduled jobs until the files contain every published change. */
    rebuilt: () =>
      expect
        .poll(
          async () => {
            await minute();
            const [counted] = await database`select changes::int from private.site_build`;
            return (await build()).changes === counted?.changes;
          },
          { timeout: 150_000, intervals: [1000] },
        )
        .toBe(true),
    stop,
  };
}

export type Host = Awaited<ReturnType<typeof startHost>>;
