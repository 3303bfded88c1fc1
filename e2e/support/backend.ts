import { createClient } from '@supabase/supabase-js';
import { createFetchWithoutBearerKey } from '../../src/shared/lib/fetch-without-bearer-key.ts';
import type { Database } from '../../src/types/database.ts';
import { LOCAL_MAILS_SECRET, LOCAL_PUBLISHABLE_KEY, LOCAL_SECRET_KEY } from '../../supabase/local/keys.ts';
import type { CaughtMail } from '../../supabase/local/mail/mailbox.ts';

/** Returns a client that bypasses row security, with the secret key of the embedded backend. */
export function createSecretKeyClient(baseURL: string | undefined) {
  return createApiClient(baseURL, LOCAL_SECRET_KEY);
}

/** Returns a new IPv6 address of the documentation range 3fff::/20. Rate limits count requests by address. */
export function createIpAddress(): string {
  const digits = crypto.randomUUID().replaceAll('-', '');
  return `3fff:${digits.slice(0, 3)}:${digits.slice(3, 7)}::1`;
}

/** Returns a Supabase client with one of the backend's keys and a new IP address. The client stores no session. */
export function createApiClient(baseURL: string | undefined, key: string) {
  return createClient<Database>(baseURL ?? '', key, {
    auth: { persistSession: false, autoRefreshToken: false },
    global: {
      fetch: createFetchWithoutBearerKey(key, fetch),
      headers: { 'x-forwarded-for': createIpAddress() },
    },
  });
}

/** Returns the caught mails to this address whose subject matches, newest last. */
export async function loadCaughtMails(
  baseURL: string | undefined,
  to: string,
  subject = /^/,
): Promise<CaughtMail[]> {
  const response = await fetch(`${baseURL}/_mail?to=${encodeURIComponent(to)}`);
  return ((await response.json()) as CaughtMail[]).filter((mail) => subject.test(mail.subject));
}

/** Returns the link of the newest caught mail to this address. Throws without one. */
export async function findMailLink(baseURL: string | undefined, to: string): Promise<string> {
  const link = (await loadCaughtMails(baseURL, to)).at(-1)?.link;
  if (!link) throw new Error(`no mail with a link for ${to}`);
  return link;
}

/** Calls the function that sends the queued mails, as the scheduled job does once a minute. */
export async function sendQueuedMails(baseURL: string | undefined): Promise<void> {
  const headers = { authorization: `Bearer ${LOCAL_MAILS_SECRET}` };
  const answer = await fetch(`${baseURL}/functions/v1/send-mails`, { method: 'POST', headers });
  if (!answer.ok) throw new Error(`mails cannot be sent: ${answer.status}`);
}

/** Confirms an account by the link of its newest mail, as the button on /auth does. */
export async function confirmAccountByMail(baseURL: string | undefined, to: string): Promise<void> {
  const { searchParams } = new URL(await findMailLink(baseURL, to));
  const answer = await fetch(`${baseURL}/auth/v1/verify`, {
    method: 'POST',
    headers: { apikey: LOCAL_PUBLISHABLE_KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ token_hash: searchParams.get('token_hash'), type: searchParams.get('type') }),
  });
  if (!answer.ok) throw new Error(`the link for ${to} is refused: ${answer.status}`);
}
