import { describe, expect, it } from 'vitest';
import { connect, only, rolledBack, type Transaction } from './support/database.ts';
import { dialogRows } from './support/fixtures.ts';
import { createScratchDatabase } from './support/scratch-database.ts';

describe('CVs without an application', () => {
  const NAMES = ['orphan', 'fresh', 'sent'].map((name) => `${name}-${crypto.randomUUID()}.pdf`);
  const [orphan, fresh, applied] = NAMES as [string, string, string];

  /** What a hosted project has: Vault with the two secrets, and pg_net, which notes what it is asked. */
  const platform = (secrets: Record<string, string>) => `
    create schema vault;
    create view vault.decrypted_secrets as select * from (values ${Object.entries({ other: 'x', ...secrets })
      .map(([name, secret]) => `('${name}', '${secret}')`)
      .join(', ')}) as secrets (name, decrypted_secret);
    create schema net;
    create table net.http_request_queue (id bigint generated always as identity, method text, url text, headers jsonb);
    create function net.http_delete(
      url text, params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000, body jsonb default null
    ) returns bigint language sql as $$
      insert into net.http_request_queue (method, url, headers) values ('DELETE', url, headers) returning id
    $$;
    grant usage on schema vault, net to postgres;
    grant all on all tables in schema vault, net to postgres;`;

  async function storeFiles(tx: Transaction) {
    await tx`insert into storage.objects ${tx(NAMES.map((name) => ({ bucket_id: 'cv', name })))}`;
    await tx`update storage.objects set created_at = now() - interval '31 minutes' where name in (${orphan}, ${applied})`;
    await tx`update storage.objects set created_at = now() - interval '29 minutes' where name = ${fresh}`;
    await tx`alter table public.job_applications drop constraint job_applications_cv_path_format`;
    await tx`insert into public.job_applications ${tx({ ...dialogRows.job_applications, cv_path: applied })}`;
  }
  const remove = async (tx: Transaction) => {
    await tx`set local role postgres`;
    const rows = await tx`select private.remove_orphaned_cvs() as asked`;
    await tx`reset role`;
    return only(rows).asked as number;
  };

  it('are asked for at the storage API with the secret key that Vault keeps, half an hour after they came', async () => {
    const database = await createScratchDatabase();
    const scratch = connect(database.url, 1);
    await rolledBack(scratch, async (tx) => {
      await tx.unsafe(platform({ project_url: 'https://x.supabase.co/', secret_key: 'sb_secret_x' }));
      await storeFiles(tx);
      expect(await remove(tx)).toBe(1);
      expect([...(await tx`select method, url, headers from net.http_request_queue`)]).toEqual([
        {
          method: 'DELETE',
          url: `https://x.supabase.co/storage/v1/object/cv/${orphan}`,
          headers: { apikey: 'sb_secret_x' },
        },
      ]);
    });
    await rolledBack(scratch, async (tx) => {
      await tx.unsafe(platform({ project_url: 'https://x.supabase.co' }));
      await storeFiles(tx);
      expect(await remove(tx)).toBe(0);
    });
    await rolledBack(scratch, async (tx) => {
      await storeFiles(tx);
      expect(await remove(tx)).toBe(0);
    });
    await scratch.end();
    await database.drop();
  });

  it('and rows past their time are looked for by the clock where pg_cron is', async () => {
    const database = await createScratchDatabase();
    const scratch = connect(database.url, 1);
    await rolledBack(scratch, async (tx) => {
      await tx.unsafe(`
        create schema cron;
        create table cron.job (jobname text, schedule text, command text);
        create function cron.schedule(text, text, text) returns bigint language sql as $$
          insert into cron.job values ($1, $2, $3) returning 1::bigint
        $$;
        grant usage on schema cron to postgres;
        grant all on cron.job to postgres`);
      await tx`set local role postgres`;
      expect(only(await tx`select private.schedule_jobs() as scheduled`)).toEqual({ scheduled: true });
      const jobs = await tx<{ schedule: string; command: string }[]>`select schedule, command from cron.job`;
      expect(jobs.map(({ schedule }) => schedule)).toEqual(['17 * * * *', '*/10 * * * *', '* * * * *']);
      for (const { command } of jobs) await tx.unsafe(command);
    });
    await scratch.end();
    await database.drop();
  });
});
