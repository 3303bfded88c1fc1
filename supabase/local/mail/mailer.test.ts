import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { describe, expect, test } from 'vitest';
import { readBackendConfig } from '../settings.ts';
import { startBackendAndLite } from '../tests/start-backend-and-lite.ts';
import { createVisitorSupabaseClient, verifyMailLinkWithClient } from '../tests/support.ts';
import { createMailbox } from './mailbox.ts';
import { createMailer } from './mailer.ts';

const password = 'Secret-123-du-jour';
const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
const servers = startBackendAndLite();

const createBackendClient = () => createVisitorSupabaseClient(servers.backend.url);
const createLibraryClient = () => createVisitorSupabaseClient(servers.library.url, servers.library.fetch);
const findMails = (email: string) => servers.backend.mails.filter((mail) => mail.to === email);
const createEmail = () => `${crypto.randomUUID()}@example.org`;

async function signUpAndConfirm(email = createEmail()): Promise<{ client: SupabaseClient; email: string }> {
  const client = createBackendClient();
  await client.auth.signUp({ email, password });
  expect((await verifyMailLinkWithClient(client, findMails(email).at(-1)?.link)).error).toBeNull();
  return { client, email };
}

describe('fix 24: mails from the templates of the project', () => {
  test('a link works once: the button uses it up, opening the address does not', async () => {
    const email = createEmail();
    const client = createBackendClient();
    await client.auth.signUp({ email, password });
    const [mail] = findMails(email);
    expect(mail?.subject).toBe('Confirmez votre adresse');
    expect(mail?.html).toContain('<html lang="fr">');
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.link).toMatch(
      new RegExp(`^${servers.backend.url}/auth\\?token_hash=[0-9a-f]+&type=signup$`),
    );
    for (let scan = 0; scan < 3; scan += 1) await fetch(String(mail?.link), { redirect: 'manual' });
    expect((await createBackendClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    expect((await verifyMailLinkWithClient(client, mail?.link)).data.session?.user.email).toBe(email);
    expect((await verifyMailLinkWithClient(createBackendClient(), mail?.link)).error?.code).toBe(
      'otp_expired',
    );
  });

  test('resetting a password leads to a session that may change it', async () => {
    const { email } = await signUpAndConfirm();
    const client = createBackendClient();
    await client.auth.resetPasswordForEmail(email);
    await verifyMailLinkWithClient(client, findMails(email).at(-1)?.link);
    expect((await client.auth.updateUser({ password: 'Une autre phrase' })).error).toBeNull();
    expect(
      (await createBackendClient().auth.signInWithPassword({ email, password: 'Une autre phrase' })).error,
    ).toBeNull();
  });

  test('a redirect to another site is ignored', async () => {
    const { email } = await signUpAndConfirm();
    await createBackendClient().auth.resetPasswordForEmail(email, {
      redirectTo: 'https://elsewhere.example/steal',
    });
    const mail = findMails(email).at(-1);
    expect(new URL(String(mail?.link)).origin).toBe(servers.backend.url);
    expect(`${mail?.html} ${mail?.text}`).not.toContain('elsewhere.example');
    const token = new URL(String(mail?.link)).searchParams.get('token_hash');
    const opened = await fetch(
      `${servers.backend.url}/auth/v1/verify?token=${token}&type=recovery&redirect_to=https%3A%2F%2Felsewhere.example%2Fsteal`,
      { redirect: 'manual' },
    );
    expect(new URL(String(opened.headers.get('location'))).origin).toBe(servers.backend.url);
  });

  test("every template is declared, in French, with the group's name and no foreign link", async () => {
    const { mailTemplates } = await readBackendConfig(SUPABASE_DIR, 'http://site.test');
    const files = readdirSync(path.join(SUPABASE_DIR, 'templates')).map((file) => file.replace('.html', ''));
    expect(Object.keys(mailTemplates).sort()).toEqual(files.sort());
    const { mails: sent, send } = createMailbox();
    const mailer = createMailer({ siteUrl: 'http://site.test', templates: mailTemplates, send });
    await mailer.sendConfirmation('a@example.org', 'abc', '123456');
    await mailer.sendRecovery('a@example.org', 'abc', '123456');
    await mailer.sendMagicLink('a@example.org', 'abc', '123456');
    await mailer.sendReauthentication('a@example.org', '123456');
    await mailer.sendNotice('mfa_factor_enrolled', 'a@example.org');
    await mailer.sendNotice('mfa_factor_unenrolled', 'a@example.org');
    await mailer.sendNotice('password_changed', '<b>"x&y"@example.org');
    expect(sent).toHaveLength(7);
    for (const { subject, html, text } of sent) {
      expect(subject).toMatch(/^(?:Confirmez|Choisissez|Votre) /);
      expect(html).toContain('Groupe Obouo');
      expect(`${subject} ${text}`).not.toMatch(/\{\{|(?<!\u00a0)[:;?!](?=\s|$)|'/);
      for (const [address] of html.matchAll(/https?:[^"<\s]+/g))
        expect(address).toMatch(/^http:\/\/site\.test\/auth\?/);
    }
    expect(sent.at(-1)?.html).toContain('&lt;b&gt;&quot;x&amp;y&quot;@example.org');
  });

  test('the library still adds English text, and mails only the old address', async () => {
    const client = createLibraryClient();
    const email = createEmail();
    await client.auth.signUp({ email, password });
    expect(servers.library.mails.at(-1)?.link).toContain('/auth/v1/verify?token=');
    await servers.library.fetch(String(servers.library.mails.at(-1)?.link), { redirect: 'manual' });
    await client.auth.signInWithPassword({ email, password });
    const before = servers.library.mails.length;
    await client.auth.updateUser({ email: createEmail() });
    expect(servers.library.mails.slice(before).map((mail) => mail.to)).toEqual([email]);
  });
});

describe('fix 23: both addresses confirm a change of address', () => {
  const requestEmailChange = async () => {
    const account = await signUpAndConfirm();
    const newAddress = createEmail();
    const { data } = await account.client.auth.updateUser({ email: newAddress });
    expect(data.user?.new_email).toBe(newAddress);
    const links = { old: findMails(account.email).at(-1)?.link, new: findMails(newAddress).at(-1)?.link };
    expect(links.old).not.toBe(links.new);
    return { ...account, requestedEmail: newAddress, links };
  };

  test.each([
    ['the old one first', ['old', 'new']],
    ['the new one first', ['new', 'old']],
  ] as const)(
    '%s: the first link changes nothing, the second changes the address',
    async (_, [first, second]) => {
      const { client, email, requestedEmail, links } = await requestEmailChange();
      const firstConfirmation = await verifyMailLinkWithClient(createBackendClient(), links[first]);
      expect([firstConfirmation.error, firstConfirmation.data.session]).toEqual([null, null]);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await verifyMailLinkWithClient(createBackendClient(), links[first])).error?.code).toBe(
        'otp_expired',
      );
      expect((await verifyMailLinkWithClient(createBackendClient(), links[second])).data.user?.email).toBe(
        requestedEmail,
      );
      expect((await client.auth.getUser()).data.user?.email).toBe(requestedEmail);
      expect(
        (await createBackendClient().auth.signInWithPassword({ email: requestedEmail, password })).error,
      ).toBeNull();
    },
  );

  test('opening one link does not change the address', async () => {
    const { client, email, links } = await requestEmailChange();
    const token = new URL(String(links.old)).searchParams.get('token_hash');
    await fetch(`${servers.backend.url}/auth/v1/verify?token=${token}&type=email_change`, {
      redirect: 'manual',
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('the library still accepts the old address alone', async () => {
    const client = createLibraryClient();
    const email = createEmail();
    await client.auth.signUp({ email, password });
    await servers.library.fetch(String(servers.library.mails.at(-1)?.link), { redirect: 'manual' });
    await client.auth.signInWithPassword({ email, password });
    const newAddress = createEmail();
    await client.auth.updateUser({ email: newAddress });
    const opened = await servers.library.fetch(String(servers.library.mails.at(-1)?.link), {
      redirect: 'manual',
    });
    expect(opened.headers.get('location')).toContain('access_token');
    expect((await client.auth.getUser()).data.user?.email).toBe(newAddress);
  });
});
