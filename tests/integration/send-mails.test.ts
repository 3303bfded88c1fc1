import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { createScratchDir, waitForCondition } from '../../supabase/local/tests/support.ts';
import { getOnlyRow } from '../../supabase/tests/support/database.ts';
import { startMailBackend } from './support/mail-backend.ts';
import { runMails, startMailSenderProcess } from './support/mail-process.ts';
import { startTestMailServer, type TestMailServer } from './support/test-mail-server.ts';

const { backend, sql, queueMail, loadMails } = await startMailBackend(createScratchDir());

const makeMailsDue = () => sql`update private.mails set due = now() where state = 'waiting'`;

const sendMails = (port: number) => runMails(backend.url, port);

/** Starts a mail server for one test. */
async function withMailServer(
  options: Parameters<typeof startTestMailServer>[0],
  work: (mailServer: TestMailServer) => Promise<void>,
) {
  const mailServer = await startTestMailServer(options);
  try {
    await work(mailServer);
  } finally {
    await mailServer.close();
  }
}

describe('the mail sender', () => {
  test('waits longer after each attempt while the mail server is down, then sends', async () => {
    const { port, close } = await startTestMailServer();
    await close();
    await queueMail();
    const isPauseOver100Seconds = async () =>
      getOnlyRow(await sql`select due > now() + interval '100 seconds' as is_over from private.mails`)
        .is_over;
    await sendMails(port);
    expect(await loadMails()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await isPauseOver100Seconds()).toBe(false);
    await sendMails(port);
    expect(await loadMails()).toMatchObject([{ attempts: 1 }]);
    await makeMailsDue();
    await sendMails(port);
    expect(await isPauseOver100Seconds()).toBe(true);
    await withMailServer({ port }, async ({ mails }) => {
      await makeMailsDue();
      await sendMails(port);
      await sendMails(port);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.source).toContain('Subject: =?UTF-8?Q?Essai_d=E2=80=99envoi?=');
      expect(mails[0]?.source).toContain('https://site.test/admin/settings');
      expect(mails[0]?.source).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} \+0000\r\n/);
    });
    expect(await loadMails()).toMatchObject([{ state: 'sent', attempts: 3 }]);
  });

  /** Stands for a mail server that recognises no mail by a header. */
  const NO_DUPLICATE_HEADER = undefined;

  /** Simulates a sender killed after its mail arrived, which the scheduled job finds ten minutes later. */
  async function withKilledSender(
    duplicateHeader: string | undefined,
    work: (mailServer: TestMailServer) => Promise<void>,
  ) {
    let hasArrived = false;
    let isAccepted = false;
    const onMail = async () => {
      hasArrived = true;
      await waitForCondition(() => isAccepted);
    };
    await withMailServer({ duplicateHeader, onMail }, async (mailServer) => {
      await queueMail();
      const sender = startMailSenderProcess(backend.url, mailServer.port);
      await waitForCondition(() => hasArrived);
      sender.kill('SIGKILL');
      await once(sender, 'close');
      isAccepted = true;
      await waitForCondition(() => mailServer.mails.length === 1);
      expect(await loadMails()).toMatchObject([{ state: 'claimed', attempts: 1 }]);
      await sql`update private.mails set claimed_at = claimed_at - interval '10 minutes'`;
      await sql`select private.call_send_mails_when_due()`;
      await work(mailServer);
    });
  }
  /** Starts a mail server that reads one mail and closes the connection without an answer. */
  async function withSilentServer(
    duplicateHeader: string | undefined,
    work: (mailServer: TestMailServer) => Promise<void>,
  ) {
    let dropConnections = () => {};
    await withMailServer({ duplicateHeader, onMail: () => dropConnections() }, async (mailServer) => {
      dropConnections = () => mailServer.dropConnections();
      await queueMail();
      await sendMails(mailServer.port);
      await work(mailServer);
    });
  }

  test('does not repeat the mail of a killed sender, which stays unconfirmed', async () => {
    await withKilledSender(NO_DUPLICATE_HEADER, async (mailServer) => {
      expect(await loadMails()).toMatchObject([{ state: 'unconfirmed' }]);
      await sendMails(mailServer.port);
      expect(mailServer.mails).toHaveLength(1);
      expect(await loadMails()).toMatchObject([{ state: 'unconfirmed', attempts: 1 }]);
    });
  });

  test('leaves a mail unconfirmed when the server takes it without an answer', async () => {
    await withSilentServer(NO_DUPLICATE_HEADER, async () => {
      expect(await loadMails()).toMatchObject([{ state: 'unconfirmed', attempts: 1 }]);
    });
  });

  test.each([
    ['its sender is killed', withKilledSender],
    ['its answer is lost', withSilentServer],
  ])('repeats a mail when the server recognises duplicates by a header: %s', async (_what, withServer) => {
    const header = 'X-Known-By';
    await sql`select vault.create_secret(${header}, 'mails_idempotency_header')`;
    try {
      await withServer(header, async (mailServer) => {
        expect(await loadMails()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
        await makeMailsDue();
        await sendMails(mailServer.port);
        expect(await loadMails()).toMatchObject([{ state: 'sent', attempts: 2 }]);
        expect(mailServer.mails).toHaveLength(1);
        expect(mailServer.duplicates).toEqual(mailServer.mails);
        const [mail] = await sql`select id from private.mails`;
        expect(mailServer.mails[0]?.source).toContain(`\r\n${header}: ${mail?.id}\r\n`);
      });
    } finally {
      await sql`delete from vault.secrets where name = 'mails_idempotency_header'`;
    }
  });

  test('sends the other mails when the server refuses one; a temporary refusal waits', async () => {
    const onRecipient = (address: string) => {
      const responseCode = { 'gone@example.org': 550, 'full@example.org': 452 }[address];
      if (responseCode) throw Object.assign(new Error('not here'), { responseCode });
    };
    const onMail = ({ to }: { to: string }) => {
      if (to === 'picky@example.org') throw Object.assign(new Error('spam'), { responseCode: 554 });
    };
    await withMailServer({ onRecipient, onMail }, async ({ port, mails }) => {
      for (const name of ['gone', 'full', 'picky', 'awa']) await queueMail(`${name}@example.org`);
      await sendMails(port);
      expect(mails.map(({ to }) => to)).toEqual(['awa@example.org']);
    });
    expect(await loadMails()).toMatchObject([
      { state: 'failed', bounced: true, reason: expect.stringContaining('550') },
      { state: 'waiting', bounced: false, reason: expect.stringContaining('452') },
      { state: 'failed', bounced: false, reason: expect.stringContaining('554') },
      { state: 'sent', bounced: false },
    ]);
  });

  test('does not retry a newsletter whose introduction exceeds the limits of Markdown', async () => {
    await sql`
      with campaign as (insert into public.campaigns (subject, intro) values ('Mai', repeat('>', 21)) returning id)
      select private.queue_mail('campaign', 'awa@example.org', jsonb_build_object('campaign', id, 'is_test', true))
      from campaign`;
    await withMailServer({}, ({ port }) => sendMails(port));
    expect(await loadMails()).toEqual([
      { state: 'failed', attempts: 1, reason: 'the text exceeds the limit of nesting', bounced: false },
    ]);
  });
});
