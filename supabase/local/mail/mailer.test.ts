import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSupabaseConfig } from '../settings.ts';
import { createEmail, startTestBackend } from '../tests/start-test-backend.ts';
import { verifyMailLinkWithClient } from '../tests/support.ts';
import { createMailbox } from './mailbox.ts';
import { createMailer } from './mailer.ts';

const password = 'Secret-123-du-jour';
const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
const suite = startTestBackend();

const findLastMail = (email: string) => suite.backend.mails.findLast((mail) => mail.to === email);

describe('fix 24: mails from the templates of the project', () => {
  test('a link works once: the button uses it up, opening the address does not', async () => {
    const email = createEmail();
    const client = suite.createClient();
    await client.auth.signUp({ email, password });
    const mail = findLastMail(email);
    expect(mail?.subject).toBe('Confirmez votre adresse');
    expect(mail?.html).toContain('<html lang="fr">');
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.link).toMatch(new RegExp(`^${suite.backend.url}/auth\\?token_hash=[0-9a-f]+&type=signup$`));
    for (let scan = 0; scan < 3; scan += 1) await fetch(String(mail?.link), { redirect: 'manual' });
    expect((await suite.createClient().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    expect((await verifyMailLinkWithClient(client, mail?.link)).data.session?.user.email).toBe(email);
    expect((await verifyMailLinkWithClient(suite.createClient(), mail?.link)).error?.code).toBe(
      'otp_expired',
    );
  });

  test('resetting a password leads to a session that may change it', async () => {
    const email = await suite.createAccount(password);
    const client = suite.createClient();
    await client.auth.resetPasswordForEmail(email);
    await verifyMailLinkWithClient(client, suite.findLastLink(email));
    expect((await client.auth.updateUser({ password: 'Une autre phrase' })).error).toBeNull();
    expect(
      (await suite.createClient().auth.signInWithPassword({ email, password: 'Une autre phrase' })).error,
    ).toBeNull();
  });

  test('a redirect to another site is ignored', async () => {
    const email = await suite.createAccount(password);
    await suite.createClient().auth.resetPasswordForEmail(email, {
      redirectTo: 'https://elsewhere.example/steal',
    });
    const mail = findLastMail(email);
    expect(new URL(String(mail?.link)).origin).toBe(suite.backend.url);
    expect(`${mail?.html} ${mail?.text}`).not.toContain('elsewhere.example');
    const token = new URL(String(mail?.link)).searchParams.get('token_hash');
    const answer = await fetch(
      `${suite.backend.url}/auth/v1/verify?token=${token}&type=recovery&redirect_to=https%3A%2F%2Felsewhere.example%2Fsteal`,
      { redirect: 'manual' },
    );
    expect(new URL(String(answer.headers.get('location'))).origin).toBe(suite.backend.url);
  });

  test('every template is declared; mails are French and link to the site only', async () => {
    const { mailTemplates } = readSupabaseConfig(SUPABASE_DIR, 'http://site.test');
    const files = readdirSync(path.join(SUPABASE_DIR, 'templates')).map((file) => file.replace('.html', ''));
    expect(Object.keys(mailTemplates).sort()).toEqual(files.sort());
    const { mails, send } = createMailbox();
    const mailer = createMailer({ siteUrl: 'http://site.test', templates: mailTemplates, send });
    await mailer.sendConfirmation('a@example.org', 'abc', '123456');
    await mailer.sendRecovery('a@example.org', 'abc', '123456');
    await mailer.sendMagicLink('a@example.org', 'abc', '123456');
    await mailer.sendEmailChange('a@example.org', 'abc', '123456', {
      currentEmail: 'a@example.org',
      newEmail: 'b@example.org',
      tokenHashNew: 'def',
    });
    await mailer.sendReauthentication('a@example.org', '123456');
    await mailer.sendNotice('mfa_factor_enrolled', 'a@example.org');
    await mailer.sendNotice('mfa_factor_unenrolled', 'a@example.org');
    await mailer.sendNotice('password_changed', '<b>"x&y"@example.org');
    expect(mails).toHaveLength(9);
    for (const { subject, html, text } of mails) {
      expect(subject).toMatch(/^(?:Confirmez|Choisissez|Votre) /);
      expect(html).toContain('Groupe Obouo');
      // a field that was not filled, French punctuation without its no-break space, a straight apostrophe
      expect(`${subject} ${text}`).not.toMatch(/\{\{|(?<!\u00a0)[:;?!](?=\s|$)|'/);
      for (const [address] of html.matchAll(/https?:[^"<\s]+/g))
        expect(address).toMatch(/^http:\/\/site\.test\/auth\?/);
    }
    expect(mails.at(-1)?.html).toContain('&lt;b&gt;&quot;x&amp;y&quot;@example.org');
  });
});

describe('fix 23: both addresses confirm a change of address', () => {
  const requestEmailChange = async () => {
    const email = await suite.createAccount(password);
    const client = suite.createClient();
    await client.auth.signInWithPassword({ email, password });
    const requestedEmail = createEmail();
    const { data } = await client.auth.updateUser({ email: requestedEmail });
    expect(data.user?.new_email).toBe(requestedEmail);
    const links = { old: suite.findLastLink(email), new: suite.findLastLink(requestedEmail) };
    expect(links.old).not.toBe(links.new);
    return { client, email, requestedEmail, links };
  };

  test.each([
    ['the old one first', ['old', 'new']],
    ['the new one first', ['new', 'old']],
  ] as const)(
    '%s: the first link changes nothing, the second changes the address',
    async (_, [first, second]) => {
      const { client, email, requestedEmail, links } = await requestEmailChange();
      const firstConfirmation = await verifyMailLinkWithClient(suite.createClient(), links[first]);
      expect([firstConfirmation.error, firstConfirmation.data.session]).toEqual([null, null]);
      expect((await client.auth.getUser()).data.user?.email).toBe(email);
      expect((await verifyMailLinkWithClient(suite.createClient(), links[first])).error?.code).toBe(
        'otp_expired',
      );
      expect((await verifyMailLinkWithClient(suite.createClient(), links[second])).data.user?.email).toBe(
        requestedEmail,
      );
      expect((await client.auth.getUser()).data.user?.email).toBe(requestedEmail);
      expect(
        (await suite.createClient().auth.signInWithPassword({ email: requestedEmail, password })).error,
      ).toBeNull();
    },
  );

  test('opening one link does not change the address', async () => {
    const { client, email, links } = await requestEmailChange();
    const token = new URL(String(links.old)).searchParams.get('token_hash');
    await fetch(`${suite.backend.url}/auth/v1/verify?token=${token}&type=email_change`, {
      redirect: 'manual',
    });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });
});
