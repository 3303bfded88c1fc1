import type postgres from 'postgres';
import { LOCAL_SECRET_KEY } from './keys.ts';

type Ask = (request: Request) => Promise<Response>;

const MINUTE = 60_000;

/**
 * One run of what a hosted project runs by the clock: schedules that came due are told, rows past their time go, then the CVs
 * that no application names, through the storage API. Does nothing on a database without our migrations.
 */
export async function runScheduledJobs(database: postgres.Sql, ask: Ask): Promise<void> {
  const [found] = await database`select to_regproc('private.apply_retention') is not null as ours`;
  if (!found?.ours) return;
  await database`select private.tell_due_content()`;
  let expired: readonly unknown[];
  do {
    expired = await database`select from private.apply_retention()`;
  } while (expired.length > 0);
  const files = await database<{ name: string }[]>`select private.orphaned_cvs() as name`;
  if (files.length === 0) return;
  await ask(
    new Request('http://localhost/storage/v1/object/cv', {
      method: 'DELETE',
      headers: { apikey: LOCAL_SECRET_KEY, 'content-type': 'application/json' },
      body: JSON.stringify({ prefixes: files.map(({ name }) => name) }),
    }),
  );
}

/** Runs the jobs now and every minute, until the returned function is called. Keeps no process alive. */
export function scheduleJobs(run: () => Promise<void>): () => void {
  let stopped = false;
  const step = () => {
    run().catch((error: unknown) => {
      // a run that the end of the backend cuts short is done by the next one
      if (!stopped)
        console.error('[backend] scheduled jobs:', error instanceof Error ? error.message : error);
    });
  };
  step();
  const timer = setInterval(step, MINUTE);
  timer.unref();
  return () => {
    stopped = true;
    clearInterval(timer);
  };
}
