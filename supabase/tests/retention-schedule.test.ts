import { describe, expect } from 'vitest';
import { getOnlyRow, type Transaction } from './support/database.ts';
import { dialogFormRowsByTable } from './support/fixtures.ts';
import { createRollbackTest, it } from './support/rollback-test.ts';
import { openScratchDatabase } from './support/scratch-database.ts';

/** Database without Vault, pg_net and pg_cron. */
const scratch = await openScratchDatabase();
const scratchTest = createRollbackTest(scratch);

describe('CVs without an application', () => {
  const FILE_NAMES = [1, 2, 3].map(() => `${crypto.randomUUID()}.pdf`);
  const [orphanName, freshName, attachedName] = FILE_NAMES as [string, string, string];

  async function storeFiles(tx: Transaction) {
    await tx`insert into storage.objects ${tx(FILE_NAMES.map((name) => ({ bucket_id: 'cv', name })))}`;
    await tx`update storage.objects set created_at = now() - interval '31 minutes' where name in (${orphanName}, ${attachedName})`;
    await tx`update storage.objects set created_at = now() - interval '29 minutes' where name = ${freshName}`;
    await tx`insert into public.job_applications ${tx({ ...dialogFormRowsByTable.job_applications, cv_path: attachedName })}`;
  }
  const removeFiles = async (tx: Transaction) => {
    await tx`set local role postgres`;
    const rows = await tx`select private.remove_files() as requested`;
    await tx`reset role`;
    return getOnlyRow(rows).requested as number;
  };

  it('are deleted through the storage API, half an hour after upload', async ({ tx }) => {
    await storeFiles(tx);
    await tx`select vault.create_secret('https://x.supabase.co/', 'project_url')`;
    expect(await removeFiles(tx)).toBe(0);
    await tx`select vault.create_secret('sb_secret_x', 'secret_key')`;
    expect(await removeFiles(tx)).toBeGreaterThan(0);
    const requests = await tx`select method, url, headers from net.http_request_queue`;
    // ignores the files of other tests
    expect(requests.filter(({ url }) => FILE_NAMES.some((name) => url.endsWith(name)))).toEqual([
      {
        method: 'DELETE',
        url: `https://x.supabase.co/storage/v1/object/cv/${orphanName}`,
        headers: { apikey: 'sb_secret_x' },
      },
    ]);
  });

  scratchTest('stay where a platform has neither Vault nor pg_net', async ({ tx }) => {
    await storeFiles(tx);
    expect(await removeFiles(tx)).toBe(0);
  });
});

describe('the scheduled jobs', () => {
  scratchTest('do not exist without pg_cron, as the health report says', async ({ tx }) => {
    await tx`set local role postgres`;
    expect(getOnlyRow(await tx`select private.schedule_jobs() as scheduled`)).toEqual({ scheduled: false });
    await tx`select private.measure_health()`;
    const { report } = getOnlyRow(await tx`select public.health() as report`);
    expect(report).toMatchObject({ status: 'degraded', jobs: { state: 'degraded' } });
  });

  scratchTest('are registered with pg_cron, and each of their commands runs', async ({ tx }) => {
    await tx.unsafe(`
        create schema cron;
        create table cron.job (jobid bigint, jobname text, schedule text, command text, active boolean);
        create table cron.job_run_details (
          jobid bigint, runid bigint, status text, start_time timestamptz, end_time timestamptz
        );
        create function cron.schedule(text, text, text) returns bigint language sql as $$
          insert into cron.job values (1, $1, $2, $3, true) returning 1::bigint
        $$;
        grant usage on schema cron to postgres;
        grant all on all tables in schema cron to postgres`);
    await tx`set local role postgres`;
    expect(getOnlyRow(await tx`select private.schedule_jobs() as scheduled`)).toEqual({ scheduled: true });
    const jobs = await tx<{ name: string; schedule: string; command: string }[]>`
      select jobname as name, schedule, command from cron.job`;
    expect(Object.fromEntries(jobs.map(({ name, schedule }) => [name, schedule]))).toEqual({
      retention: '17 * * * *',
      removed_files: '*/10 * * * *',
      due_content: '* * * * *',
      site_build: '* * * * *',
      alerts: '* * * * *',
      campaigns: '* * * * *',
      mails: '* * * * *',
      cv_scans: '* * * * *',
      job_runs: '41 3 * * *',
      health: '* * * * *',
    });
    for (const { command } of jobs) await tx.unsafe(command);
  });
});
