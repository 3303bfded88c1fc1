import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { LOCAL_MAILS_SECRET } from '../../supabase/local/keys.ts';
import { createSendMailsFunction } from '../../supabase/local/mail/mail-function.ts';
import { createMailbox } from '../../supabase/local/mail/mailbox.ts';
import { serveBackend } from '../../supabase/local/server/serve-backend.ts';
import { createScratchDir, waitForCondition } from '../../supabase/local/tests/support.ts';
import { connectAsSuperuser } from '../../supabase/tests/support/database.ts';
import { startMailBackend } from './support/mail-backend.ts';

const dir = createScratchDir();
const { backend, sql, queueMail, loadMails } = await startMailBackend(`${dir}/data`);

const callSendMails = (headers: Record<string, string>, method = 'POST') =>
  fetch(`${backend.url}/functions/v1/send-mails`, { method, headers });
const authorizedHeaders = { authorization: `Bearer ${LOCAL_MAILS_SECRET}` };

// These tests come first. A run of the function reads the queue again a second later, and would send their mails.
test.each([
  ['no secret', {}],
  ['another secret', { authorization: 'Bearer guess' }],
  ['the public key', { authorization: 'Bearer sb_publishable_local_demo_0000000000' }],
])('a call with %s sends no mail', async (_what, headers) => {
  await queueMail();
  expect((await callSendMails(headers)).status).toBe(401);
  await sleep(50);
  expect(await loadMails()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
});

// A call checks the queue twice: private.call_send_mails_on_insert calls the function at most once a second.
test('a call also sends a mail that is queued during it', async () => {
  const mailbox = createMailbox();
  const emptyAnswerTimes: number[] = [];
  const sendMailsFunction = createSendMailsFunction({
    origin: backend.url,
    mailbox,
    fetch: async (request) => {
      const answer = await fetch(request);
      if ((await answer.clone().text()) === '[]') {
        emptyAnswerTimes.push(performance.now());
        await queueMail('aya@example.org', 'queued-during-the-call');
      }
      return answer;
    },
  });
  await queueMail('awa@example.org');
  const request = new Request(`${backend.url}/functions/v1/send-mails`, {
    method: 'POST',
    headers: authorizedHeaders,
  });
  expect((await sendMailsFunction.answer(request)).status).toBe(202);
  await sendMailsFunction.waitUntilIdle();
  expect(mailbox.mails.map(({ to }) => to)).toEqual(['awa@example.org', 'aya@example.org']);
  const [first = 0, last = 0] = emptyAnswerTimes;
  expect(last - first).toBeGreaterThan(1_000);
});

describe('a queued mail', () => {
  test('is sent once under concurrent calls, and its address is forgotten', async () => {
    for (let number = 0; number < 45; number += 1) await queueMail(`reader-${number}@example.org`);
    await Promise.all([1, 2, 3, 4].map(() => callSendMails(authorizedHeaders)));
    await waitForCondition(async () => (await loadMails()).every((mail) => mail.state === 'sent'));
    expect(new Set(backend.mails.map(({ to }) => to)).size).toBe(45);
    expect(backend.mails).toHaveLength(45);
    expect([...(await sql`select distinct recipient, data from private.mails`)]).toEqual([
      { recipient: '', data: {} },
    ]);
  });

  test('is sent even when one call cannot send all mails', async () => {
    await sql`select private.queue_mail('test', 'reader-' || number || '@example.org') from generate_series(1, 450) as number`;
    await callSendMails(authorizedHeaders);
    await waitForCondition(() => backend.mails.length === 450, 30_000);
  });

  test('is unique by its key, even after it was sent', async () => {
    expect(await queueMail('awa@example.org', 'welcome:1')).not.toBeNull();
    expect(await queueMail('awa@example.org', 'welcome:1')).toBeNull();
    await callSendMails(authorizedHeaders);
    await waitForCondition(() => backend.mails.length === 1);
    expect(await queueMail('awa@example.org', 'welcome:1')).toBeNull();
  });

  test('is sent at once when the backend runs its jobs', async () => {
    const otherBackend = await serveBackend({
      dir: `${dir}/timed`,
      durable: false,
      seed: false,
      runJobs: true,
    });
    const database = connectAsSuperuser(otherBackend.databaseUrl, 1);
    await database`select private.queue_mail('test', 'awa@example.org')`;
    await waitForCondition(() => otherBackend.mails.length === 1);
    expect(otherBackend.mails[0]).toMatchObject({
      to: 'awa@example.org',
      link: `${otherBackend.url}/admin/settings`,
    });
    await database.end();
    await otherBackend.close();
  });
});

test('an alert names sender, subject and link, with escaped HTML', async () => {
  const [person] = await sql`
    insert into auth.users (id, email, raw_user_meta_data) values (gen_random_uuid(), 'presse@obouo.test', '{}') returning id`;
  await sql`insert into public.user_roles (user_id, role) values (${person?.id}, 'super_admin')`;
  await sql`
    insert into public.alert_follows (user_id, tab, mode, notified_until)
    values (${person?.id}, 'business', 'each', now() - interval '1 hour')`;
  const [row] = await sql`
    insert into public.contact_messages (name, email, subject, message, created_at)
    values (${'Awa <b>Diop</b>'}, 'awa@example.org', ${'Visite "privée"\nBcc: x@example.org'}, 'Le secret', now() - interval '1 minute')
    returning id`;
  await sql`select private.queue_alerts()`;
  await callSendMails(authorizedHeaders);
  await waitForCondition(() => backend.mails.length === 1);
  const link = `${backend.url}/admin/forms?onglet=business&ouvrir=contact_messages~${row?.id}`;
  expect(backend.mails[0]).toMatchObject({
    to: 'presse@obouo.test',
    subject: 'Nouveau contact professionnel',
    link,
  });
  const { html = '', text = '' } = backend.mails[0] ?? {};
  expect(html).toContain('Awa &lt;b&gt;Diop&lt;/b&gt;</a><br>Visite &quot;privée&quot; Bcc: x@example.org');
  expect(text).toContain(`Awa <b>Diop</b> – Visite "privée" Bcc: x@example.org\n${link}`);
  expect(html + text).not.toContain('Le secret');
  await sql`
    insert into public.contact_messages (name, email, subject, message, created_at)
    select 'Awa ' || number, 'awa@example.org', 'Visite', 'Bonjour', now() - interval '20 seconds'
    from generate_series(1, 1200) as number`;
  // an alert of one tab follows the last one after five minutes at the earliest
  await sql`update private.mails set created_at = now() - interval '6 minutes'`;
  await sql`update public.alert_follows set notified_until = now() - interval '30 seconds'`;
  await sql`select private.queue_alerts()`;
  // a mail that arrives while the last run ends may wait for the next scheduled call
  await waitForCondition(async () => {
    await callSendMails(authorizedHeaders);
    return backend.mails.length === 2;
  });
  expect(backend.mails[1]?.subject).toBe('1\u202f200 nouveaux contacts professionnels');
  expect(backend.mails[1]?.text).toContain('Et 1\u202f192 de plus.');
});
