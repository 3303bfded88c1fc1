import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { readSettings } from '../settings.ts';
import { confirm, scratchDir, visitor, writeProject } from '../tests/support.ts';
import { startUnpatchedLite, type UnpatchedLite } from '../tests/unpatched-lite.ts';
import { createMailbox } from './mailbox.ts';
import { createMailer } from './mailer.ts';

const dir = scratchDir();
const BARE_URL = 'http://bare.test';
const password = 'Secret-123-du-jour';
const SUPABASE_DIR = path.resolve(import.meta.dirname, '../..');
let fixed: BackendServer;
let bare: UnpatchedLite;

beforeAll(async () => {
  fixed = await serveBackend({ dir: `${dir}/fixed`, durable: false, supabaseDir: writeProject(dir, []) });
  bare = await startUnpatchedLite(dir, '');
});

afterAll(async () => {
  await fixed?.close();
  await bare?.close();
});

const ours = () => visitor(fixed.url);
const theirs = () => visitor(BARE_URL, bare.fetch);
const mailsTo = (email: string) => fixed.mails.filter((mail) => mail.to === email);
const newEmail = () => `${crypto.randomUUID()}@example.org`;

async function signedIn(email = newEmail()): Promise<{ client: SupabaseClient; email: string }> {
  const client = ours();
  await client.auth.signUp({ email, password });
  expect((await confirm(client, mailsTo(email).at(-1)?.link)).error).toBeNull();
  return { client, email };
}

describe('fix 24: a mail says what its template says', () => {
  test('the link of a mail is spent once, by a click and not by opening it', async () => {
    const email = newEmail();
    const client = ours();
    await client.auth.signUp({ email, password });
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe('Confirmez votre adresse');
    expect(mail?.html).toContain('<html lang="fr">');
    expect(mail?.text).toContain(mail?.link);
    expect(mail?.link).toMatch(new RegExp(`^${fixed.url}/auth\\?token_hash=[0-9a-f]+&type=signup$`));
    for (let scan = 0; scan < 3; scan += 1) await fetch(String(mail?.link), { redirect: 'manual' });
    expect((await ours().auth.signInWithPassword({ email, password })).error?.code).toBe(
      'email_not_confirmed',
    );
    expect((await confirm(client, mail?.link)).data.session?.user.email).toBe(email);
    expect((await confirm(ours(), mail?.link)).error?.code).toBe('otp_expired');
  });

  test('resetting a password leads to a session that may change it', async () => {
    const { email } = await signedIn();
    const client = ours();
    await client.auth.resetPasswordForEmail(email);
    await confirm(client, mailsTo(email).at(-1)?.link);
    expect((await client.auth.updateUser({ password: 'Une autre phrase' })).error).toBeNull();
    expect((await ours().auth.signInWithPassword({ email, password: 'Une autre phrase' })).error).toBeNull();
  });

  test('a page of a stranger is not followed', async () => {
    const { email } = await signedIn();
    await ours().auth.resetPasswordForEmail(email, { redirectTo: 'https://elsewhere.example/steal' });
    const mail = mailsTo(email).at(-1);
    expect(new URL(String(mail?.link)).origin).toBe(fixed.url);
    expect(`${mail?.html} ${mail?.text}`).not.toContain('elsewhere.example');
    const token = new URL(String(mail?.link)).searchParams.get('token_hash');
    const opened = await fetch(
      `${fixed.url}/auth/v1/verify?token=${token}&type=recovery&redirect_to=https%3A%2F%2Felsewhere.example%2Fsteal`,
      { redirect: 'manual' },
    );
    expect(new URL(String(opened.headers.get('location'))).origin).toBe(fixed.url);
  });

  test("every template is declared, in French, with the group's name and no foreign link", async () => {
    const { mailTemplates } = await readSettings(SUPABASE_DIR, 'http://site.test');
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

  test('the library still mails an English text, and the old address only', async () => {
    const client = theirs();
    const email = newEmail();
    await client.auth.signUp({ email, password });
    expect(bare.mails.at(-1)?.link).toContain('/auth/v1/verify?token=');
    await bare.fetch(String(bare.mails.at(-1)?.link), { redirect: 'manual' });
    await client.auth.signInWithPassword({ email, password });
    const before = bare.mails.length;
    await client.auth.updateUser({ email: newEmail() });
    expect(bare.mails.slice(before).map((mail) => mail.to)).toEqual([email]);
  });
});

describe('fix 23: a changed address is confirmed by both', () => {
  const change = async () => {
    const account = await signedIn();
    const newAddress = newEmail();
    const { data } = await account.client.auth.updateUser({ email: newAddress });
    expect(data.user?.new_email).toBe(newAddress);
    const links = { old: mailsTo(account.email).at(-1)?.link, new: mailsTo(newAddress).at(-1)?.link };
    expect(links.old).not.toBe(links.new);
    return { ...account, wanted: newAddress, links };
  };

  test.each([
    ['the old one first', ['old', 'new']],
    ['the new one first', ['new', 'old']],
  ] as const)('%s: the first changes nothing, the second does', async (_, [first, second]) => {
    const { client, email, wanted, links } = await change();
    const half = await confirm(ours(), links[first]);
    expect([half.error, half.data.session]).toEqual([null, null]);
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
    expect((await confirm(ours(), links[first])).error?.code).toBe('otp_expired');
    expect((await confirm(ours(), links[second])).data.user?.email).toBe(wanted);
    expect((await client.auth.getUser()).data.user?.email).toBe(wanted);
    expect((await ours().auth.signInWithPassword({ email: wanted, password })).error).toBeNull();
  });

  test('opening the link of one does not stand for both', async () => {
    const { client, email, links } = await change();
    const token = new URL(String(links.old)).searchParams.get('token_hash');
    await fetch(`${fixed.url}/auth/v1/verify?token=${token}&type=email_change`, { redirect: 'manual' });
    expect((await client.auth.getUser()).data.user?.email).toBe(email);
  });

  test('the library still takes the old address alone', async () => {
    const client = theirs();
    const email = newEmail();
    await client.auth.signUp({ email, password });
    await bare.fetch(String(bare.mails.at(-1)?.link), { redirect: 'manual' });
    await client.auth.signInWithPassword({ email, password });
    const newAddress = newEmail();
    await client.auth.updateUser({ email: newAddress });
    const opened = await bare.fetch(String(bare.mails.at(-1)?.link), { redirect: 'manual' });
    expect(opened.headers.get('location')).toContain('access_token');
    expect((await client.auth.getUser()).data.user?.email).toBe(newAddress);
  });
});
