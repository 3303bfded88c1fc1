import type postgres from 'postgres';

/** Sends a request and waits for its answer. */
export type Send = (request: Request) => Promise<Response>;

interface QueuedRequest {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string> | null;
  body: Uint8Array<ArrayBuffer> | null;
  timeout_milliseconds: number;
}

const MINUTE = 60_000;

/**
 * One run of what a hosted project runs by the clock: schedules that came due are told, the host is asked for a build where
 * there is something to build, rows past their time go, then the files that no row names any more; what came in is told, mails that are due go; what
 * this asks of others is sent. Does nothing on a database without our migrations.
 */
export async function runScheduledJobs(database: postgres.Sql, send: Send): Promise<void> {
  const [found] = await database`select to_regproc('private.apply_retention') is not null as ours`;
  if (!found?.ours) return;
  await database`select private.tell_due_content()`;
  await database`select private.request_build()`;
  let expired: readonly unknown[];
  do {
    expired = await database`select from private.apply_retention()`;
  } while (expired.length > 0);
  await database`select private.remove_files()`;
  await database`select private.queue_alerts()`;
  await database`select private.send_due_mails()`;
  await sendQueued(database, send);
}

/** What pg_net does: sends the requests that wait in its line, and notes their answers. */
async function sendQueued(database: postgres.Sql, send: Send): Promise<void> {
  const queued = await database<QueuedRequest[]>`delete from net.http_request_queue returning *`;
  for (const { id, method, url, headers, body, timeout_milliseconds } of queued) {
    const signal = AbortSignal.timeout(timeout_milliseconds);
    const request = new Request(url, {
      method,
      headers: headers ?? {},
      body,
      signal,
    });
    const answer = await send(request).then(
      async (response) => ({ status_code: response.status, content: await response.text(), error_msg: null }),
      (error: Error) => ({ status_code: null, content: null, error_msg: error.message }),
    );
    await database`insert into net._http_response ${database({ id, ...answer })}`;
  }
}

/** What a project's operator keeps in Vault, by name. */
export type Secrets = Readonly<
  Record<'project_url' | 'secret_key' | 'deploy_hook' | 'mails_secret', string | undefined>
>;

/**
 * Puts these secrets in the place of those of the last start, and allows requests to their servers. A host that starts anew serves the build it is given, and is asked
 * for another one when something changes.
 */
export async function keepSecrets(database: postgres.Sql, secrets: Secrets): Promise<void> {
  for (const [name, secret] of Object.entries(secrets)) {
    await database`delete from vault.secrets where name = ${name}`;
    if (secret) await database`select vault.create_secret(${secret}, ${name})`;
  }
  const [found] = await database`select to_regclass('private.site_build') is not null as ours`;
  if (!found?.ours) return;
  for (const address of [secrets.project_url, secrets.deploy_hook].filter((one) => one !== undefined))
    await database`
      insert into private.outgoing_origins values (${new URL(address).origin}, 'this backend') on conflict do nothing`;
  await database`
    update private.site_build
    set accepted = changes, requested_at = null, attempts = 0, request_id = null, failure = null`;
}

/** Sends what is put in the line as soon as it is there, as pg_net does, until the returned function is called. */
export async function sendAtOnce(database: postgres.Sql, send: Send): Promise<() => Promise<void>> {
  let stopped = false;
  const { unlisten } = await database.listen('net', () => {
    sendQueued(database, send).catch((error: unknown) => {
      if (!stopped) console.error('[backend] requests:', error instanceof Error ? error.message : error);
    });
  });
  return async () => {
    stopped = true;
    await unlisten();
  };
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
