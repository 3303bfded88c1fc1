import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Sql } from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { peopleByActor, TEST_PASSWORD } from '../../tests/support/actors.ts';
import { connectAsSuperuser } from '../../tests/support/database.ts';
import { insertTestAccounts } from '../../tests/support/fixtures.ts';
import { LOCAL_MAILS_SECRET, LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../keys.ts';
import type { CaughtMail } from '../mail/mailbox.ts';
import { type BackendServer, serveBackend } from '../server/serve-backend.ts';
import { createEmail } from '../tests/start-test-backend.ts';
import {
  createScratchDir,
  createVisitorSupabaseClient,
  verifyMailLinkWithClient,
  waitForCondition,
  writeSupabaseProject,
} from '../tests/support.ts';

// Project with closed sign-ups and the tables of the site.
const dir = createScratchDir();
let backend: BackendServer;
let sql: Sql;

beforeAll(async () => {
  const supabaseDir = writeSupabaseProject(dir, []);
  cpSync(path.resolve(import.meta.dirname, '../../migrations'), path.join(supabaseDir, 'migrations'), {
    recursive: true,
  });
  const config = path.join(supabaseDir, 'config.toml');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replaceAll('enable_signup = true', 'enable_signup = false'),
  );
  backend = await serveBackend({ dir: `${dir}/data`, durable: false, seed: false, supabaseDir });
  sql = connectAsSuperuser(backend.databaseUrl, 1);
  await insertTestAccounts(sql);
});

afterAll(async () => {
  await sql?.end();
  await backend?.close();
});

async function signIn(email: string, password = TEST_PASSWORD) {
  const client = createVisitorSupabaseClient(backend.url);
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) throw error;
  return client;
}

/** Invites as an admin and waits for the mail. */
async function invite(email: string, role = 'editor'): Promise<CaughtMail> {
  const admin = await signIn(peopleByActor.admin.email);
  const { error } = await admin.from('invitations').insert({ email, role });
  if (error) throw error;
  await fetch(`${backend.url}/functions/v1/send-mails`, {
    method: 'POST',
    headers: { authorization: `Bearer ${LOCAL_MAILS_SECRET}` },
  });
  await waitForCondition(() => backend.mails.some(({ to }) => to === email));
  return backend.mails.findLast(({ to }) => to === email) as CaughtMail;
}

const generateLink = (key: string, email = createEmail()) =>
  fetch(`${backend.url}/auth/v1/admin/generate_link`, {
    method: 'POST',
    headers: { apikey: key, 'content-type': 'application/json' },
    body: JSON.stringify({ type: 'invite', email }),
  });

const loadRoles = async (email: string) =>
  (
    await sql`select role from public.user_roles join public.profiles on profiles.id = user_id where email = ${email}`
  ).map(({ role }) => role);

describe('an invitation, with sign-ups closed to the public', () => {
  test('creates and confirms the account by its link; the first visit grants the role', async () => {
    const email = createEmail();
    const stranger = await createVisitorSupabaseClient(backend.url).auth.signUp({
      email,
      password: TEST_PASSWORD,
    });
    expect(stranger.error?.code).toBe('signup_disabled');

    const mail = await invite(email);
    expect(mail.subject).toBe('Vous êtes invité à rejoindre l’administration');
    expect(mail.text).toContain('Adjoua Essai vous invite');
    expect(mail.text).toContain('«\u00a0Éditeur\u00a0»');
    const client = createVisitorSupabaseClient(backend.url);
    expect((await verifyMailLinkWithClient(client, mail.link)).error).toBeNull();
    expect(await loadRoles(email)).toEqual([]);
    const visit = await client.rpc('register_visit').select('has_new_role').single();
    expect(visit.data).toEqual({ has_new_role: true });
    expect(await loadRoles(email)).toEqual(['editor']);
    expect((await client.auth.updateUser({ password: 'une tout autre phrase' })).error).toBeNull();
    await signIn(email, 'une tout autre phrase');
    expect(
      (await verifyMailLinkWithClient(createVisitorSupabaseClient(backend.url), mail.link)).error?.code,
    ).toBe('otp_expired');
  });

  test('is accepted by a password reset link once its own link has expired', async () => {
    const email = createEmail();
    const { link } = await invite(email, 'contributor');
    await sql`update auth.users set confirmation_sent_at = now() - interval '2 hours' where email = ${email}`;
    expect((await verifyMailLinkWithClient(createVisitorSupabaseClient(backend.url), link)).error?.code).toBe(
      'otp_expired',
    );
    await createVisitorSupabaseClient(backend.url).auth.resetPasswordForEmail(email);
    const client = createVisitorSupabaseClient(backend.url);
    const recovery = backend.mails.findLast(({ to }) => to === email);
    expect((await verifyMailLinkWithClient(client, recovery?.link)).error).toBeNull();
    await client.rpc('register_visit').select('has_new_role').single();
    expect(await loadRoles(email)).toEqual(['contributor']);
  });

  test('leads an existing account to the sign-in, and grants the role afterwards', async () => {
    const { email } = peopleByActor['no role'];
    const mail = await invite(email);
    expect(new URL(String(mail.link)).search).toBe('');
    expect(await loadRoles(email)).toEqual([]);
    const client = await signIn(email);
    await client.rpc('register_visit').select('has_new_role').single();
    expect(await loadRoles(email)).toEqual(['editor']);
  });

  test('opens nothing once withdrawn, because its account is deleted', async () => {
    const email = createEmail();
    const { link } = await invite(email);
    const admin = await signIn(peopleByActor.admin.email);
    await admin.from('invitations').delete().eq('email', email);
    expect((await verifyMailLinkWithClient(createVisitorSupabaseClient(backend.url), link)).error?.code).toBe(
      'otp_expired',
    );
    expect([...(await sql`select from auth.users where email = ${email}`)]).toEqual([]);
  });
});

describe('fix 29: a link for an invitation', () => {
  test('is created for the secret key only', async () => {
    expect((await generateLink(LOCAL_PUBLISHABLE_KEY)).status).toBe(403);
    const answer = await generateLink(LOCAL_SECRET_KEY);
    expect(await answer.json()).toMatchObject({
      verification_type: 'invite',
      hashed_token: expect.any(String),
    });
  });

  test('is refused for an address that is confirmed', async () => {
    const answer = await generateLink(LOCAL_SECRET_KEY, peopleByActor.editor.email);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ error_code: 'email_exists' });
  });
});

test('fix 30: a banned account cannot sign in by password or mail link', async () => {
  const email = createEmail();
  const { link } = await invite(email);
  await sql`update auth.users set banned_until = now() + interval '1 hour' where email in (${email}, ${peopleByActor.moderator.email})`;
  expect((await verifyMailLinkWithClient(createVisitorSupabaseClient(backend.url), link)).error?.code).toBe(
    'user_banned',
  );
  const client = createVisitorSupabaseClient(backend.url);
  const { error } = await client.auth.signInWithPassword({
    email: peopleByActor.moderator.email.toUpperCase(),
    password: TEST_PASSWORD,
  });
  expect(error?.code).toBe('user_banned');
  await sql`update auth.users set banned_until = now() - interval '1 hour' where email = ${peopleByActor.moderator.email}`;
  await signIn(peopleByActor.moderator.email);
});
