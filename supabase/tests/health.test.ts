import { describe, expect } from 'vitest';
import { scheduledJobLabels } from '../../src/copy/admin/system-health.ts';
import type { TestActorName } from './support/actors.ts';
import { requestApi } from './support/api.ts';
import { attemptAs, getOnlyRow, runAs, type Transaction } from './support/database.ts';
import { it } from './support/rollback-test.ts';

interface Report {
  status: string;
  jobs: { state: string; items: { name: string; state: string; last_run_seconds_ago: number | null }[] };
  mails: Record<string, unknown>;
  site: Record<string, unknown>;
  disk: Record<string, unknown>;
}

/** Sets up a healthy site: every job succeeded, nothing waits, the site is built, the disk has room. */
async function prepareHealthySite(tx: Transaction) {
  await tx`delete from private.mails`;
  await tx`delete from vault.secrets`;
  await tx`select vault.create_secret('https://host.example/hook', 'deploy_hook')`;
  await tx`select vault.create_secret('https://www.example.org/', 'site_url')`;
  await tx`delete from cron.job_run_details`;
  await tx`
    insert into cron.job_run_details (jobid, status, start_time, end_time)
    select jobid, 'succeeded', now(), now() from cron.job`;
  await tx`
    update private.site_build set
      changes = 7, accepted_changes = 7, accepted_at = null, online_changes = 7, omitted_count = 0, lost_builds = 0,
      changed_at = now() - interval '2 days', failure = null`;
}

async function measure(tx: Transaction) {
  await tx`set local role postgres`;
  await tx`select private.measure_health()`;
  await tx`reset role`;
}

async function readHealth(tx: Transaction, actor: TestActorName = 'anon'): Promise<Report> {
  const { code, rows } = await runAs(tx, actor)`select public.health() as report`;
  expect(code).toBeNull();
  return getOnlyRow(rows).report as Report;
}

const addMail = (tx: Transaction, columns: object) =>
  tx`insert into private.mails ${tx({ kind: 'test', recipient: 'awa@example.org', ...columns })}`;
const getDateInMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const getDateMinutesAgo = (minutes: number) => getDateInMinutes(-minutes);
const moveRuns = (tx: Transaction, job: string, interval: string) => tx`
  update cron.job_run_details set end_time = end_time - ${interval}::interval
  where jobid = (select jobid from cron.job where jobname = ${job})`;
const insertFailedRun = (tx: Transaction, job: string) => tx`
  insert into cron.job_run_details (jobid, status, return_message, start_time, end_time)
  select jobid, 'failed', 'ERROR: duplicate key (email)=(awa@example.org)', now(), now() from cron.job where jobname = ${job}`;

describe('health', () => {
  it.for(['anon', 'no role'] as const)(
    'answers %s « ok » in the format that a monitor looks for',
    async (actor, { tx }) => {
      await prepareHealthySite(tx);
      await measure(tx);
      const { rows } = await runAs(tx, actor)`select public.health()::text as report`;
      expect(getOnlyRow(rows).report).toMatch(/^\{"status":"ok",/);
      expect((await readHealth(tx, actor)).jobs.items.map(({ name, state }) => [name, state])).toEqual(
        Object.keys(scheduledJobLabels)
          .sort()
          .map((name) => [name, 'ok']),
      );
    },
  );

  interface Condition {
    what: string;
    status: 'degraded' | 'down';
    /** Runs before the first measurement. */
    prepare?: (tx: Transaction) => PromiseLike<unknown>;
    /** Runs after the first measurement. */
    changeAfter?: (tx: Transaction) => PromiseLike<unknown>;
    report: object;
  }
  const createJobState = (name: string, state: string) => ({
    jobs: { items: expect.arrayContaining([expect.objectContaining({ name, state })]) },
  });
  const unhealthyConditions: Condition[] = [
    {
      what: 'no job has run for ten minutes',
      status: 'down',
      changeAfter: (tx) =>
        tx`update private.health_measures set measured_at = now() - interval '601 seconds'`,
      report: { jobs: { state: 'down', checked_seconds_ago: 601 } },
    },
    {
      what: 'nothing was ever measured',
      status: 'down',
      changeAfter: (tx) => tx`update private.health_measures set measured_at = null`,
      report: { jobs: { state: 'down', checked_seconds_ago: null } },
    },
    {
      what: 'a job that runs each minute is late',
      status: 'degraded',
      prepare: (tx) => moveRuns(tx, 'mails', '8 minutes'),
      report: createJobState('mails', 'late'),
    },
    {
      what: 'a daily job is late',
      status: 'degraded',
      prepare: (tx) => moveRuns(tx, 'job_runs', '49 hours'),
      report: createJobState('job_runs', 'late'),
    },
    {
      what: 'the last run of a job failed',
      status: 'degraded',
      prepare: (tx) => insertFailedRun(tx, 'retention'),
      report: createJobState('retention', 'failed'),
    },
    {
      what: 'a job is not scheduled',
      status: 'degraded',
      prepare: (tx) => tx`delete from cron.job where jobname = 'alerts'`,
      report: createJobState('alerts', 'unscheduled'),
    },
    {
      what: 'a mail that is due is not claimed',
      status: 'degraded',
      prepare: (tx) => addMail(tx, { created_at: getDateMinutesAgo(16), due: getDateMinutesAgo(16) }),
      // closeTo(…, -2): at most 50 seconds more or less
      report: { mails: { state: 'degraded', overdue_seconds: expect.closeTo(960, -2) } },
    },
    {
      what: 'a mail is not claimed for hours',
      status: 'down',
      prepare: (tx) => addMail(tx, { created_at: getDateMinutesAgo(121), due: getDateMinutesAgo(121) }),
      report: { mails: { state: 'down', oldest_waiting_seconds: expect.closeTo(7260, -2) } },
    },
    {
      what: 'the mail server takes nothing',
      status: 'degraded',
      prepare: (tx) =>
        addMail(tx, { created_at: getDateMinutesAgo(61), attempts: 4, due: getDateInMinutes(30) }),
      report: { mails: { state: 'degraded', overdue_seconds: null, last_sent_seconds_ago: null } },
    },
    {
      what: 'many mails failed',
      status: 'degraded',
      prepare: async (tx) => {
        for (let i = 0; i < 21; i += 1) await addMail(tx, { state: 'failed' });
        await addMail(tx, { state: 'failed', bounced: true });
      },
      report: { mails: { state: 'degraded', failed_last_day_count: 21 } },
    },
    {
      what: 'a change is not online after 15 minutes',
      status: 'degraded',
      prepare: (tx) =>
        tx`update private.site_build set changes = 8, changed_at = now() - interval '901 seconds'`,
      report: { site: { state: 'degraded', changes: 8, online_changes: 7, outstanding_seconds: 901 } },
    },
    {
      what: 'changes go on while an accepted build does not come online',
      status: 'degraded',
      prepare: (tx) => tx`
        update private.site_build
        set changes = 9, accepted_changes = 8, changed_at = now(), accepted_at = now() - interval '901 seconds'`,
      report: { site: { state: 'degraded', outstanding_seconds: 901 } },
    },
    {
      what: 'a build was lost',
      status: 'degraded',
      prepare: (tx) => tx`update private.site_build set lost_builds = 1`,
      report: { site: { state: 'degraded', lost_build_count: 1 } },
    },
    {
      what: 'the build left records out',
      status: 'degraded',
      prepare: (tx) => tx`update private.site_build set omitted_count = 2`,
      report: { site: { state: 'degraded', omitted_record_count: 2 } },
    },
    {
      what: 'the database fills four fifths of its quota',
      status: 'degraded',
      // the quota is 8 GB by default
      changeAfter: (tx) => tx`update private.health_measures set database_bytes = 0.8 * 8 * 1024::bigint ^ 3`,
      report: { disk: { state: 'degraded', database_quota_percent: 80 } },
    },
    {
      what: 'the files fill the quota that the operator set',
      status: 'down',
      prepare: (tx) => tx`update private.quotas set bytes = 1000 where name = 'files'`,
      changeAfter: (tx) => tx`update private.health_measures set files_bytes = 950`,
      report: { disk: { state: 'down', files_quota_bytes: 1000, files_quota_percent: 95 } },
    },
  ];
  it.for(unhealthyConditions)(
    'says $status when $what',
    async ({ status, prepare, changeAfter, report }, { tx }) => {
      await prepareHealthySite(tx);
      await prepare?.(tx);
      await measure(tx);
      await changeAfter?.(tx);
      const answer = await readHealth(tx);
      expect(answer).toMatchObject({ status, ...report });
      expect(JSON.stringify(answer)).not.toContain('"status":"ok"');
      expect(JSON.stringify(answer)).not.toContain('awa@example.org');
    },
  );

  const healthyConditions: Omit<Condition, 'status' | 'report'>[] = [
    {
      what: 'one mail waits for its server while others go',
      prepare: async (tx) => {
        await addMail(tx, { created_at: getDateMinutesAgo(600), attempts: 9, due: getDateInMinutes(30) });
        await addMail(tx, { state: 'sent', recipient: '', outcome_at: getDateMinutesAgo(5) });
      },
    },
    {
      what: 'a mail is due tomorrow',
      prepare: (tx) => addMail(tx, { created_at: getDateMinutesAgo(600), due: getDateInMinutes(1440) }),
    },
    {
      what: 'a change was made a moment ago',
      prepare: (tx) => tx`update private.site_build set changes = 8, changed_at = now()`,
    },
    {
      what: 'no host was ever connected',
      prepare: async (tx) => {
        await tx`delete from vault.secrets`;
        await tx`update private.site_build set changes = 9, online_changes = null`;
      },
    },
    {
      what: 'a host without a known site address accepted the last change',
      prepare: async (tx) => {
        await tx`delete from vault.secrets where name = 'site_url'`;
        await tx`update private.site_build set online_changes = null`;
      },
    },
    {
      what: 'a new job has not run yet',
      prepare: (tx) => tx`
        delete from cron.job_run_details where jobid = (select jobid from cron.job where jobname = 'job_runs')`,
    },
  ];
  it.for(healthyConditions)('says ok when $what', async ({ prepare }, { tx }) => {
    await prepareHealthySite(tx);
    await prepare?.(tx);
    await measure(tx);
    expect(await readHealth(tx)).toMatchObject({ status: 'ok' });
  });

  it('answers HTTP 200 with JSON, and 503 on demand, to GET requests', async () => {
    const fetchHealth = (query = '') => requestApi(`rest/v1/rpc/health${query}`, { method: 'GET' });
    // the backend of the tests runs no jobs
    const answer = await fetchHealth();
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ status: 'down' })]);
    const errorAnswer = await fetchHealth('?as_error=true');
    expect([errorAnswer.status, await errorAnswer.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'PT503', message: 'down', details: expect.stringMatching(/"jobs":/) }),
    ]);
  });

  it('measures the sizes once an hour', async ({ tx }) => {
    await prepareHealthySite(tx);
    await measure(tx);
    const { disk } = await readHealth(tx);
    expect(Number(disk.database_bytes)).toBeGreaterThan(1_000_000);
    await tx`update private.health_measures set database_bytes = 1`;
    await measure(tx);
    expect((await readHealth(tx)).disk.database_bytes).toBe(1);
    await tx`update private.health_measures set sizes_measured_at = now() - interval '61 minutes'`;
    await measure(tx);
    expect(Number((await readHealth(tx)).disk.database_bytes)).toBeGreaterThan(1_000_000);
  });

  it.for(['anon', 'super admin'] as const)('gives %s no access to its jobs', async (actor, { tx }) => {
    for (const query of [
      'select * from cron.job_run_details',
      `select cron.schedule('mine', '* * * * *', 'select 1')`,
    ])
      expect((await attemptAs(tx, actor, query)).code, query).toBe('42501');
  });
});

describe('the run records of pg_cron', () => {
  it('are deleted after a week', async ({ tx }) => {
    await tx`delete from cron.job_run_details`;
    await tx`
      insert into cron.job_run_details (jobid, status, start_time, end_time)
      select 1, 'succeeded', at, at + interval '1 second'
      from unnest(array[now() - interval '8 days', now() - interval '6 days', now()]) as at`;
    await tx`insert into cron.job_run_details (jobid, status, start_time) values (1, 'running', now() - interval '8 days')`;
    await tx`set local role postgres`;
    const job = getOnlyRow(await tx`select command from private.scheduled_jobs where name = 'job_runs'`);
    await tx.unsafe(String(job.command));
    expect(await tx`select from cron.job_run_details`).toHaveLength(2);
  });
});
