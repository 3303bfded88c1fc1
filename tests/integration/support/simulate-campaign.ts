import { once } from 'node:events';
import type postgres from 'postgres';
import { withDatabase } from '../../../scripts/lib/with-database.ts';
import {
  endProcess,
  readPostmasterPid,
  startServerProcess,
} from '../../../supabase/local/tests/server-process.ts';
import { startMailSenderProcess } from './mail-process.ts';
import { startTestMailServer } from './test-mail-server.ts';

/** Result of a campaign during which the sender and the database were killed. */
interface CampaignResult {
  /** Number of mails by address. */
  mailsByAddress: ReadonlyMap<string, number>;
  /** Number of duplicates that the mail server recognised and dropped. */
  droppedDuplicateCount: number;
  /** Addresses whose mail the database holds as unconfirmed. */
  unconfirmedAddresses: readonly string[];
  progress: { recipients: number; waiting: number; sent: number; unconfirmed: number };
  state: string;
}

/** Creates `readerCount` subscribers and starts a campaign to them, as the screen does. Returns its id. */
async function startCampaign(sql: postgres.Sql, readerCount: number): Promise<string> {
  const [owner] = await sql`
    select user_id as id from public.user_roles where role = 'super_admin' limit 1`;
  await sql`delete from public.newsletter_subscriptions`;
  await sql`
    insert into public.newsletter_subscriptions (email)
    select 'reader-' || number || '@example.org' from generate_series(1, ${readerCount}::int) as number`;
  const [campaign] = await sql`
    insert into public.campaigns (subject, intro, stories)
    values ('La lettre de mai', 'Bonjour.', array(select id from private.online_content where content_type <> 'page' limit 5))
    returning id, version`;
  await sql.begin(async (tx) => {
    const claims = JSON.stringify({ role: 'authenticated', sub: owner?.id });
    await tx`select set_config('role', 'authenticated', true), set_config('request.jwt.claims', ${claims}, true)`;
    await tx`select from public.change_campaign(${campaign?.id}, 'start', ${campaign?.version})`;
  });
  return campaign?.id;
}

/**
 * Sends a campaign over SMTP, with sender, API and database in separate processes. Kills the sender (-9) after
 * a third, and the database with its API after two thirds. Restarts both. With `duplicateHeader`, the mail server
 * recognises duplicates.
 */
export async function simulateCampaign(
  dir: string,
  readerCount: number,
  duplicateHeader?: string,
): Promise<CampaignResult> {
  const mailsByAddress = new Map<string, number>();
  let onReceived = () => {};
  const mailServer = await startTestMailServer({
    duplicateHeader,
    onMail: ({ to }) => {
      mailsByAddress.set(to, (mailsByAddress.get(to) ?? 0) + 1);
      onReceived();
    },
  });
  const waitForMails = (count: number) =>
    new Promise<void>((resolve) => {
      onReceived = () => {
        if (mailsByAddress.size >= count) resolve();
      };
      onReceived();
    });
  let backend = await startServerProcess(dir, '--no-jobs');
  const startSender = () => startMailSenderProcess(backend.url, mailServer.port);
  try {
    const id = await withDatabase(backend.databaseUrl, async (sql) => {
      if (duplicateHeader)
        await sql`select vault.create_secret(${duplicateHeader}, 'mails_idempotency_header')`;
      return startCampaign(sql, readerCount);
    });
    let sender = startSender();
    await waitForMails(readerCount / 3);
    await endProcess(sender, 'SIGKILL');

    sender = startSender();
    await waitForMails((readerCount * 2) / 3);
    process.kill(readPostmasterPid(dir), 'SIGKILL');
    await endProcess(backend.child, 'SIGKILL');
    backend = await startServerProcess(dir, '--no-jobs', '--port', new URL(backend.url).port);
    // the sender reports its results again until the API answers, or gives up
    if (sender.exitCode === null) await once(sender, 'exit');

    return await withDatabase(backend.databaseUrl, async (sql) => {
      await once(startSender(), 'exit');
      // after ten minutes, `call_send_mails_when_due` takes a claimed mail back from a crashed sender
      await sql`update private.mails set claimed_at = claimed_at - interval '10 minutes' where state = 'claimed'`;
      await sql`select private.call_send_mails_when_due()`;
      await once(startSender(), 'exit');
      const [counts] = await sql`
        select count(*)::int as recipients, (count(*) filter (where state in ('waiting', 'queued')))::int as waiting,
          (count(*) filter (where state = 'sent'))::int as sent, (count(*) filter (where state = 'unconfirmed'))::int as unconfirmed
        from private.campaign_deliveries where campaign_id = ${id}`;
      const [campaign] = await sql`select state from public.campaigns where id = ${id}`;
      const unconfirmedRows = await sql`
        select reader.email from private.campaign_deliveries as delivery
        join public.newsletter_subscriptions as reader on reader.id = delivery.subscription_id
        where delivery.campaign_id = ${id} and delivery.state = 'unconfirmed'`;
      return {
        mailsByAddress,
        droppedDuplicateCount: mailServer.duplicates.length,
        unconfirmedAddresses: unconfirmedRows.map(({ email }) => String(email)),
        progress: counts as CampaignResult['progress'],
        state: String(campaign?.state),
      };
    });
  } finally {
    await endProcess(backend.child, 'SIGTERM');
    await mailServer.close();
  }
}
