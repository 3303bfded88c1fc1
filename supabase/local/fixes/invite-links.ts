import { randomBytes } from 'node:crypto';
import type { Sql } from 'postgres';
import { LOCAL_SECRET_KEY } from '../keys.ts';
import { refuseAuthAdministration } from './auth-fixes.ts';
import { createAuthRefusal, readJsonBody } from './auth-json.ts';

/**
 * Fix 29. The library creates no link for an invitation. Hosted projects create an unconfirmed account, or find
 * an earlier one, and answer with the token of its link, which the API calls `hashed_token`. They refuse a
 * confirmed account. This is the only request that the embedded admin API answers, and only for the secret key.
 */
export async function createInviteLink(sql: Sql, request: Request): Promise<Response> {
  const key = request.headers.get('apikey') ?? request.headers.get('authorization')?.replace(/^Bearer /, '');
  const { type, email } = await readJsonBody(request);
  if (key !== LOCAL_SECRET_KEY || request.method !== 'POST' || type !== 'invite')
    return refuseAuthAdministration();
  const address = String(email).toLowerCase();
  const token = randomBytes(28).toString('hex');
  const [existingAccount] = await sql`select email_confirmed_at from auth.users where email = ${address}`;
  if (existingAccount?.email_confirmed_at) {
    return createAuthRefusal(
      422,
      'email_exists',
      'A user with this email address has already been registered',
    );
  }
  if (!existingAccount) await addAccount(sql, address);
  const [account] = await sql`
    update auth.users set confirmation_token = ${token}, confirmation_sent_at = now(), invited_at = now()
    where email = ${address} returning id, aud, role, email, invited_at, confirmation_sent_at, created_at, updated_at`;
  return Response.json({ ...account, hashed_token: token, verification_type: 'invite' });
}

async function addAccount(sql: Sql, email: string): Promise<void> {
  const id = crypto.randomUUID();
  await sql`
    insert into auth.users (
      instance_id, id, aud, role, email, raw_app_meta_data, raw_user_meta_data, created_at, updated_at
    ) values (
      '00000000-0000-0000-0000-000000000000', ${id}, 'authenticated', 'authenticated', ${email},
      '{"provider": "email", "providers": ["email"]}', '{}', now(), now()
    )`;
  await sql`
    insert into auth.identities (id, user_id, provider, provider_id, identity_data, created_at, updated_at)
    values (
      gen_random_uuid(), ${id}, 'email', ${id},
      jsonb_build_object('sub', ${id}::text, 'email', ${email}::text, 'email_verified', false), now(), now()
    )`;
}

/** Fix 29, second half. The library confirms no invitations, so this function asks it to confirm a sign-up instead. */
export async function rewriteInviteConfirmation(confirmation: Request): Promise<Request> {
  if (confirmation.method !== 'POST') return confirmation;
  const body = await readJsonBody(confirmation.clone());
  if (body.type !== 'invite') return confirmation;
  return new Request(confirmation.url, {
    method: 'POST',
    headers: confirmation.headers,
    body: JSON.stringify({ ...body, type: 'signup' }),
  });
}

/**
 * Fix 30. The library lets banned accounts sign in, by password or by the link of a mail. Hosted projects
 * refuse both.
 */
export async function findBannedAccountRefusal(
  sql: Sql,
  request: Request,
  pathname: string,
): Promise<Response | undefined> {
  if (request.method !== 'POST' || !/^\/auth\/v1\/(token|verify)$/.test(pathname)) return undefined;
  const { email, token_hash: hash } = await readJsonBody(request);
  const token = typeof hash === 'string' && hash !== '' ? hash : null;
  const address = typeof email === 'string' ? email.toLowerCase() : null;
  const [bannedAccount] = await sql`
    select from auth.users
    where banned_until > now() and (email = ${address} or ${token} in (confirmation_token, recovery_token))`;
  if (!bannedAccount) return undefined;
  return createAuthRefusal(pathname.endsWith('/verify') ? 403 : 400, 'user_banned', 'User is banned');
}
