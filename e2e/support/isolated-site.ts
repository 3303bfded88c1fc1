import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import postgres from 'postgres';
import { findFreePort } from '../../scripts/lib/find-free-port.ts';
import { runAllScheduledJobs } from '../../supabase/local/jobs/scheduled-jobs.ts';
import { expect } from './test.ts';

interface BuildInfo {
  builtAt: string;
  changes: number | null;
}

/** Starts a preview of the site with its own database. The preview builds the site at its start, and at each deploy hook. */
export async function startIsolatedSite() {
  const dir = mkdtempSync(path.join(tmpdir(), 'rebuilt-site-'));
  const port = await findFreePort();
  const origin = `http://localhost:${port}`;
  let output = '';
  const preview = spawn('node_modules/.bin/vite', ['preview', '--port', String(port)], {
    env: {
      ...process.env,
      LOCAL_BACKEND_DIR: dir,
      LOCAL_BACKEND_DURABLE: '0',
      LOCAL_BACKEND_DEPLOYS: '1',
      NO_COLOR: '1',
    },
    // its own process group, so that `stop` also ends the processes that the preview starts
    detached: true,
  });
  for (const stream of [preview.stdout, preview.stderr])
    stream.on('data', (text) => {
      output += text;
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
    await expect.poll(() => output, { timeout: 90_000 }).toContain(`${origin}/\n`);
  } catch (cause) {
    await stop();
    throw cause;
  }
  const database = postgres(/postgres:\/\/\S+/.exec(output)?.[0] ?? '', {
    max: 1,
    onnotice: () => undefined,
  });
  sql = database;

  const get = (address: string) => fetch(`${origin}${address}`, { redirect: 'manual' });
  const readBuildInfo = async () => (await (await get('/build.json')).json()) as BuildInfo;

  return {
    origin,
    sql: database,
    /** Output of the preview. */
    readOutput: () => output,
    get,
    readBuildInfo,
    /** Runs scheduled jobs until the files contain every published change. */
    waitForRebuild: () =>
      expect
        .poll(
          async () => {
            // also sends the requests that the database queued
            await runAllScheduledJobs(database, fetch);
            const [row] = await database`select changes::int from private.site_build`;
            return (await readBuildInfo()).changes === row?.changes;
          },
          { timeout: 200_000, intervals: [1000] },
        )
        .toBe(true),
    stop,
  };
}

/** Site that `startIsolatedSite` started, with its database and its controls. */
export type IsolatedSite = Awaited<ReturnType<typeof startIsolatedSite>>;
