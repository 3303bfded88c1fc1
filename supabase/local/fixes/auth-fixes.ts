import type { Sql } from 'postgres';
import type { RequestHandler } from '../request-handler.ts';
import { readJsonBody } from './auth-json.ts';
import { readSenderAddress } from './session-tokens.ts';

const PREFLIGHT_CACHE_SECONDS = '600';

/**
 * Fix 10. The library answers 429 to a sign-up with a known address. Hosted projects that confirm addresses
 * answer 200 with a made-up user, who has neither role nor identities.
 * @param signUp a copy of the request, its body unread.
 */
export async function hideKnownAddress(signUp: Request, response: Response): Promise<Response> {
  if (response.status !== 429) return response;
  const { email, data = {} } = await readJsonBody(signUp);
  const now = new Date().toISOString();
  return Response.json({
    id: crypto.randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  });
}

/**
 * Fix 33. The library calls no hook before it creates an account. Hosted projects call « Before User Created ».
 * Here the hook is the function that supabase/config.toml names.
 * @param request a copy of a request that may create an account, its body unread.
 * @returns the refusal, if any.
 */
export async function runBeforeUserCreatedHook(sql: Sql, request: Request): Promise<Response | undefined> {
  const { email, create_user: mayCreateUser = true } = await readJsonBody(request);
  if (typeof email !== 'string' || mayCreateUser === false) return undefined;
  const address = email.trim().toLowerCase();
  const [check] = await sql`
    select to_regproc('private.limit_sign_ups') is not null as has_hook,
      exists (select from auth.users where email = ${address}) as is_known`;
  if (!check?.has_hook || check.is_known) return undefined;
  const event = {
    metadata: { name: 'before-user-created', ip_address: readSenderAddress(request) },
    user: { email: address },
  };
  const [row] = await sql<{ answer: { error?: { http_code: number; message: string } } }[]>`
    select private.limit_sign_ups(${JSON.stringify(event)}::text::jsonb) as answer`;
  const error = row?.answer.error;
  if (!error) return undefined;
  return Response.json({ code: error.http_code, msg: error.message }, { status: error.http_code });
}

/**
 * Fix 13, first half. The library's answer to a cross-origin preflight of /auth/v1 allows no request header, so
 * browsers on another origin could not sign in. This function answers the preflights of all APIs.
 */
export function answerPreflight(request: Request): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS',
      'access-control-allow-headers': request.headers.get('access-control-request-headers') ?? '*',
      'access-control-max-age': PREFLIGHT_CACHE_SECONDS,
    },
  });
}

/** Fix 13, second half. The library sends no CORS header on /auth/v1, except when it refuses the API key. */
export function allowAnyOrigin(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('access-control-allow-origin', '*');
  headers.set('access-control-expose-headers', 'x-sb-error-code, x-supabase-api-version');
  return new Response(response.body, { status: response.status, headers });
}

/**
 * Fix 16. The library has no /auth/v1/admin: a signed-in person gets a page of the library's own screens (200), the
 * secret key 401. Hosted projects open it to the secret key only. The embedded backend refuses every request, except in
 * `createInviteLink` (fix 29).
 */
export function refuseAuthAdministration(): Response {
  return Response.json({ code: 403, error_code: 'not_admin', msg: 'User not allowed' }, { status: 403 });
}

/**
 * Fix 31. The library answers 500 to a refresh whose session ends meanwhile, and refuses only the second request.
 * Hosted projects refuse at once. After a 500, supabase-js retries: a late refusal would end the session of a newer sign-in.
 */
export async function callRefreshWithRetry(refresh: Request, callLibrary: RequestHandler) {
  const retry = refresh.clone();
  const response = await callLibrary(refresh);
  return response.status === 500 ? callLibrary(retry) : response;
}
