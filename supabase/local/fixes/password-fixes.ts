import commonPasswords from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { Sql } from 'postgres';
import { foldPassword, passwordContainsName } from '../../../src/admin/lib/password-words.ts';
import { isPredictablePassword } from '../../../src/admin/lib/predictable-password.ts';
import { inputLimits } from '../../../src/shared/lib/limits.ts';
import type { RequestHandler } from '../request-handler.ts';
import { createAuthRefusal, readJsonBody } from './auth-json.ts';
import { decodeRequestClaims, insertSessionSignInMethod } from './session-tokens.ts';

/** The owner of an account, as the API returns it. */
interface Owner {
  id: string;
  email: string;
  user_metadata?: Record<string, unknown>;
}

const commonPasswordSet = new Set(commonPasswords);

/**
 * Fix 21. The library checks only the length of a password. Hosted projects also refuse leaked passwords (a
 * setting, see docs/operate/supabase-project.md). This function refuses common passwords from a list instead,
 * predictable ones, and those that contain a word of the address or of a name. The library limits a sign-up to 72 characters,
 * hosted projects every password to 72 bytes.
 * @param personalTexts e-mail address and names of the owner; a value that is no text is ignored.
 * @returns the refusal, in the form of the Auth server.
 */
function findPasswordRefusal(password: unknown, personalTexts: readonly unknown[]): Response | undefined {
  if (typeof password !== 'string') return undefined;
  const texts = personalTexts.filter((text) => typeof text === 'string');
  if (Buffer.byteLength(password) > inputLimits.passwordBytes) {
    const message = `Password cannot be longer than ${inputLimits.passwordBytes} characters`;
    return createAuthRefusal(400, 'validation_failed', message);
  }
  if (isPredictablePassword(password) || commonPasswordSet.has(foldPassword(password))) {
    return refuseWeakPassword(
      'pwned',
      'Password is known to be weak and easy to guess, please choose a different one.',
    );
  }
  if (passwordContainsName(password, texts)) {
    return refuseWeakPassword(
      'personal',
      'Password holds the address or the name of its owner, please choose a different one.',
    );
  }
  return undefined;
}

/** Refuses a sign-up with a guessable password. @param signUp a copy of the request, its body unread. */
export async function findSignUpRefusal(signUp: Request): Promise<Response | undefined> {
  const { email, password, data } = await readJsonBody(signUp);
  const names = (data ?? {}) as Record<string, unknown>;
  return findPasswordRefusal(password, [email, names.first_name, names.last_name]);
}

/**
 * Fix 22. With any session, the library changes the password without asking for the old one. A hosted project with
 * the setting « Require current password » asks for it, unless a mail link opened the session. It also ends the other
 * sessions.
 */
export async function answerPasswordChange(
  sql: Sql,
  request: Request,
  callLibrary: RequestHandler,
  onPasswordChanged: (email: string) => Promise<void>,
): Promise<Response> {
  const { password, current_password: currentPassword } = await readJsonBody(request.clone());
  if (password === undefined) return callLibrary(request);
  const userResponse = await callLibrary(new Request(request.url, { headers: request.headers }));
  if (!userResponse.ok) return userResponse;
  const owner = (await userResponse.json()) as Owner;
  const { session_id: sessionId } = decodeRequestClaims(request);
  const names = owner.user_metadata ?? {};
  const refusal =
    findPasswordRefusal(password, [owner.email, names.first_name, names.last_name]) ??
    (await refuseWithoutCurrentPassword(sql, { owner, sessionId, currentPassword }));
  if (refusal) return refusal;
  const answer = await callLibrary(request);
  if (answer.ok) {
    await sql`delete from auth.sessions where user_id = ${owner.id} and id <> ${sessionId}`;
    await onPasswordChanged(owner.email);
  }
  return answer;
}

/**
 * Fix 35. The library does not call the « Password Verification Attempt » hook after a wrong password. Hosted projects
 * do. Here the hook is the function that supabase/config.toml names.
 * @param signIn a copy of the request, its body unread.
 */
export async function reportWrongPassword(sql: Sql, signIn: Request, answer: Response): Promise<void> {
  const errorCode = answer.headers.get('x-sb-error-code') ?? (await readJsonBody(answer.clone())).error_code;
  const { email } = await readJsonBody(signIn);
  if (errorCode !== 'invalid_credentials' || typeof email !== 'string') return;
  const [hook] = await sql`select to_regproc('private.watch_password_attempts') is not null as exists`;
  if (!hook?.exists) return;
  await sql`
    select private.watch_password_attempts(jsonb_build_object('user_id', id, 'valid', false))
    from auth.users where email = ${email.trim().toLowerCase()}`;
}

/** Records that a mail link opened this session, in the table where hosted projects record it. */
export async function recordSessionByMail(sql: Sql, answer: Response): Promise<void> {
  const sessionId = answer.ok ? answer.headers.get('sb-auth-session-id') : null;
  if (sessionId) await insertSessionSignInMethod(sql, sessionId, 'otp');
}

async function isMailSession(sql: Sql, sessionId: string): Promise<boolean> {
  const rows = await sql`
    select from auth.mfa_amr_claims
    where session_id = ${sessionId} and authentication_method in ('otp', 'magiclink', 'recovery')`;
  return rows.length > 0;
}

async function refuseWithoutCurrentPassword(
  sql: Sql,
  { owner, sessionId, currentPassword }: { owner: Owner; sessionId: string; currentPassword: unknown },
): Promise<Response | undefined> {
  if (await isMailSession(sql, sessionId)) return undefined;
  const refuse = (code: string) =>
    createAuthRefusal(400, code, 'Current password required when setting new password.');
  if (typeof currentPassword !== 'string' || currentPassword === '')
    return refuse('current_password_required');
  // pgcrypto refuses `$2b$`. `$2a$` is the same algorithm: hash with it, and compare what follows the prefix.
  const rows = await sql`
    select from auth.users
    where id = ${owner.id}
      and substr(encrypted_password, 5) = substr(
        extensions.crypt(${currentPassword}, overlay(encrypted_password placing '$2a$' from 1)), 5)`;
  return rows.length > 0 ? undefined : refuse('current_password_invalid');
}

function refuseWeakPassword(reason: string, message: string): Response {
  return createAuthRefusal(422, 'weak_password', message, { weak_password: { reasons: [reason] } });
}
