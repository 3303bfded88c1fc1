import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import { LOCAL_JWT_SECRET } from '../keys.ts';

type Claims = Record<string, unknown> & { session_id: string; sub: string };

/** Returns the claims of a token that the library has made or accepted, also with « Bearer » before it. */
function decodeClaims(token: string): Claims {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString());
}

/** Returns the claims of a request that the library has accepted. */
export const decodeRequestClaims = (request: Request): Claims =>
  decodeClaims(request.headers.get('authorization') ?? '');

/**
 * Fix 27. The library's tokens lack level and sign-in methods, and its sessions lack device and address. Hosted
 * projects store device and address with the session. Their tokens contain the level (`aal`) and the methods
 * (`amr`, newest first).
 * @param request the request that opened or refreshed the session.
 */
export async function completeSessionAnswer(sql: Sql, request: Request, answer: Response): Promise<Response> {
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
  const body = (await answer.json()) as { access_token?: unknown } | null;
  if (typeof body?.access_token !== 'string') return replaceResponseBody(answer, body);
  const { session_id: sessionId } = decodeClaims(body.access_token);
  await sql`
    update auth.sessions set user_agent = ${request.headers.get('user-agent')}, ip = ${readSenderAddress(request)}
    where id = ${sessionId}`;
  if (new URL(request.url).searchParams.get('grant_type') === 'password') {
    await insertSessionSignInMethod(sql, sessionId, 'password');
  }
  return replaceResponseBody(answer, {
    ...body,
    access_token: await addAssuranceClaims(sql, body.access_token),
  });
}

/** Stores a sign-in method of this session. */
export async function insertSessionSignInMethod(sql: Sql, sessionId: string, method: string): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
    values (gen_random_uuid(), ${sessionId}, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/** Returns the token with the current claims of its session. */
export async function addAssuranceClaims(sql: Sql, token: string): Promise<string> {
  const claims = decodeClaims(token);
  const [session] = await sql<{ aal: string | null }[]>`
    select aal from auth.sessions where id = ${claims.session_id}`;
  const amr = await sql`
    select authentication_method as method, extract(epoch from updated_at)::integer as timestamp
    from auth.mfa_amr_claims where session_id = ${claims.session_id} order by updated_at desc`;
  const [tokenHeader] = token.split('.');
  const payload = { ...claims, aal: session?.aal ?? 'aal1', amr: [...amr] };
  const signingInput = `${tokenHeader}.${Buffer.from(JSON.stringify(payload)).toString('base64url')}`;
  const signature = createHmac('sha256', LOCAL_JWT_SECRET).update(signingInput).digest('base64url');
  return `${signingInput}.${signature}`;
}

/** Returns the sender's address: from the proxy's header, else from the socket (`node-http.ts`). */
export function readSenderAddress(request: Request): string {
  const hop = request.headers.get('x-forwarded-for')?.split(',').at(-1)?.trim();
  return hop || request.headers.get('x-socket-address') || '127.0.0.1';
}

/** Returns the answer with another body, without the old length. */
export function replaceResponseBody(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return new Response(JSON.stringify(body), { status: answer.status, headers });
}
