import type postgres from 'postgres';
import type { RequestHandler } from '../request-handler.ts';

interface QueuedRequest {
  id: string;
  method: string;
  url: string;
  headers: Record<string, string> | null;
  body: Uint8Array<ArrayBuffer> | null;
  timeout_milliseconds: number;
}

const MINUTE_MS = 60_000;

/**
 * Simulates one minute of pg_cron: runs every active job in turn as its role, and ignores its schedule.
 * Records the result of each run, then sends the requests that the jobs queued.
 * @throws the first error of a job, after the last job.
 */
export async function runAllScheduledJobs(database: postgres.Sql, send: RequestHandler): Promise<void> {
  const jobs = await database<CronJob[]>`
    select jobid, command, username from cron.job where active order by jobid`;
  const errors: unknown[] = [];
  for (const job of jobs) {
    const [run] = await database<{ runid: string }[]>`
      insert into cron.job_run_details (jobid, database, username, command, status, start_time)
      values (${job.jobid}, current_database(), ${job.username}, ${job.command}, 'running', now()) returning runid`;
    const error = await runJob(database, job).catch((cause: unknown) => cause);
    if (error) errors.push(error);
    await database`
      update cron.job_run_details
      set status = ${error ? 'failed' : 'succeeded'}, return_message = ${error ? String(error) : ''}, end_time = now()
      where runid = ${run?.runid ?? null}`;
  }
  await sendQueuedRequests(database, send);
  if (errors.length > 0) throw errors[0];
}

interface CronJob {
  jobid: string;
  command: string;
  username: string;
}

async function runJob(database: postgres.Sql, { command, username }: CronJob): Promise<void> {
  await database.begin(async (transaction) => {
    await transaction`set local role ${transaction(username)}`;
    await transaction.unsafe(command);
  });
}

/** Simulates pg_net: sends the queued requests and stores their answers. */
async function sendQueuedRequests(database: postgres.Sql, send: RequestHandler): Promise<void> {
  const requests = await database<QueuedRequest[]>`delete from net.http_request_queue returning *`;
  for (const { id, method, url, headers, body, timeout_milliseconds } of requests) {
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

/** Secrets that an operator stores in Vault, by name. */
export type VaultSecrets = Readonly<
  Record<'project_url' | 'secret_key' | 'deploy_hook' | 'site_url' | 'mails_secret', string | undefined>
>;

/**
 * Replaces the secrets of the last start, and allows requests to the project and the deploy hook. Marks all changes
 * as online, so that only the next change requests a build.
 */
export async function prepareScheduledJobs(database: postgres.Sql, secrets: VaultSecrets): Promise<void> {
  for (const [name, secret] of Object.entries(secrets)) {
    await database`delete from vault.secrets where name = ${name}`;
    if (secret) await database`select vault.create_secret(${secret}, ${name})`;
  }
  for (const address of [secrets.project_url, secrets.deploy_hook].filter((one) => one !== undefined))
    await database`
      insert into private.outgoing_origins values (${new URL(address).origin}, 'this backend') on conflict do nothing`;
  await database`
    update private.site_build
    set accepted_changes = changes, accepted_at = null, requested_at = null, attempts = 0, request_id = null, failure = null,
      online_changes = changes, omitted_count = 0, online_request_id = null, lost_builds = 0`;
}

/** Sends requests as soon as they are queued, as pg_net does, until the returned function is called. */
export async function startSendingDatabaseRequests(
  database: postgres.Sql,
  send: RequestHandler,
): Promise<() => Promise<void>> {
  let isStopped = false;
  const { unlisten } = await database.listen('net', () => {
    sendQueuedRequests(database, send).catch((error: unknown) => {
      if (!isStopped) console.error('[backend] requests:', error instanceof Error ? error.message : error);
    });
  });
  return async () => {
    isStopped = true;
    await unlisten();
  };
}

/** Runs the jobs now and every minute, until the returned function is called. Does not keep the process alive. */
export function repeatEveryMinute(run: () => Promise<void>): () => void {
  let isStopped = false;
  const step = () => {
    run().catch((error: unknown) => {
      // no message when the end of the backend interrupts a run, which the next start repeats
      if (!isStopped)
        console.error('[backend] scheduled jobs:', error instanceof Error ? error.message : error);
    });
  };
  step();
  const timer = setInterval(step, MINUTE_MS);
  timer.unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}
