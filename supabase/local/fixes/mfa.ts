import { Secret, TOTP } from 'otpauth';
import type { Sql } from 'postgres';
import { renderSVG } from 'uqr';
import type { Mailer } from '../mail/mailer.ts';
import type { RequestHandler } from '../request-handler.ts';
import { createAuthRefusal, readJsonBody } from './auth-json.ts';
import {
  addAssuranceClaims,
  decodeRequestClaims,
  insertSessionSignInMethod,
  replaceResponseBody,
} from './session-tokens.ts';

interface Factor {
  id: string;
  status: 'unverified' | 'verified';
  secret: string;
}

interface Requester {
  user: { id: string; email: string };
  sessionId: string;
  aal: string;
}

// defaults of the Auth server of hosted projects
const CHALLENGE_SECONDS = 300;
const MAX_GUESSES_PER_MINUTE = 15;
/** Length of a step of the TOTP clock; each step has its code. */
const STEP_SECONDS = 30;
const UUID = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i;

/** Answers /auth/v1/factors, adds factors to other answers, and refuses changes without the factor. */
export interface MfaEmulation {
  /** Answers a request to /auth/v1/factors. */
  answer(request: Request, pathname: string): Promise<Response>;
  /** Adds the factors of the account to an answer: to its `user`, or to a body that is the user. */
  addFactors(answer: Response): Promise<Response>;
  /** Refuses a new password or e-mail address to a session that has not verified the account's factor. */
  refuseChange(request: Request): Promise<Response | undefined>;
}

/**
 * Fix 28. The library has no second factor. This part answers TOTP requests as hosted projects do: enrol,
 * challenge, verify, unenrol. Unlike them, it refuses a code that was used before,
 * and accepts any challenge.
 * @param mailer notifies the owner of each change.
 */
export function createMfaEmulation(sql: Sql, callLibrary: RequestHandler, mailer: Mailer): MfaEmulation {
  /** Last step of the clock whose code was accepted, by factor. */
  const lastUsedSteps = new Map<string, number>();
  /** Times of the recent attempts of each account, newest last. */
  const attemptTimes = new Map<string, number[]>();

  async function enrol({ user, aal }: Requester, request: Request): Promise<Response> {
    const { factor_type: type, issuer = '' } = await readJsonBody(request);
    if (type !== 'totp') {
      return createAuthRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
    }
    await sql`
      delete from auth.mfa_factors
      where user_id = ${user.id} and status = 'unverified' and created_at < now() - make_interval(secs => ${CHALLENGE_SECONDS})`;
    if (aal !== 'aal2' && (await loadFactors(sql, user.id)).some(isVerified)) {
      return createAuthRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
    }
    const secret = new Secret({ size: 20 });
    const totp = new TOTP({ issuer: String(issuer), label: user.email, secret });
    const id = crypto.randomUUID();
    await sql`
      insert into auth.mfa_factors (id, user_id, factor_type, status, secret, created_at, updated_at)
      values (${id}, ${user.id}, 'totp', 'unverified', ${secret.base32}, now(), now())`;
    const uri = totp.toString();
    return Response.json({
      id,
      type: 'totp',
      totp: { qr_code: renderSVG(uri, { ecc: 'H', border: 4 }), secret: secret.base32, uri },
    });
  }

  async function challenge(factor: Factor): Promise<Response> {
    await sql`update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factor.id}`;
    const expiresAt = Math.floor(Date.now() / 1000) + CHALLENGE_SECONDS;
    return Response.json({ id: crypto.randomUUID(), type: 'totp', expires_at: expiresAt });
  }

  /** Accepts a code of the previous, current or next step, if its step is later than that of the last accepted code. */
  function acceptsCode(factor: Factor, code: string): boolean {
    const totp = new TOTP({ secret: Secret.fromBase32(factor.secret), period: STEP_SECONDS });
    const drift = totp.validate({ token: code, window: 1 });
    if (drift === null) return false;
    const step = Math.floor(Date.now() / 1000 / STEP_SECONDS) + drift;
    if (step <= (lastUsedSteps.get(factor.id) ?? 0)) return false;
    lastUsedSteps.set(factor.id, step);
    return true;
  }

  async function verify(requester: Requester, factor: Factor, request: Request): Promise<Response> {
    const { code } = await readJsonBody(request);
    if (typeof code !== 'string' || code === '') {
      return createAuthRefusal(400, 'validation_failed', 'Code needs to be non-empty');
    }
    if (!acceptsCode(factor, code))
      return createAuthRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
    const { user, sessionId } = requester;
    await sql`update auth.mfa_factors set status = 'verified', updated_at = now() where id = ${factor.id}`;
    if (!isVerified(factor)) await mailer.sendNotice('mfa_factor_enrolled', user.email);
    await sql`update auth.sessions set aal = 'aal2', factor_id = ${factor.id}, updated_at = now() where id = ${sessionId}`;
    await insertSessionSignInMethod(sql, sessionId, 'totp');
    // as on hosted projects, the account's sessions without the factor end
    await sql`delete from auth.sessions where user_id = ${user.id} and aal < 'aal2'`;
    await sql`
      delete from auth.mfa_factors where user_id = ${user.id} and factor_type = 'totp' and status = 'unverified'`;
    return createSessionResponse(request);
  }

  /** Returns the session of the request, with a new token of its current level. */
  async function createSessionResponse(request: Request): Promise<Response> {
    const claims = decodeRequestClaims(request);
    const [tokenRow] = await sql<{ token: string }[]>`
      select token from auth.refresh_tokens where session_id = ${claims.session_id} and not revoked
      order by created_at desc limit 1`;
    const token = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '');
    return addFactors(
      Response.json({
        access_token: await addAssuranceClaims(sql, token),
        token_type: 'bearer',
        expires_in: Number(claims.exp) - Math.floor(Date.now() / 1000),
        expires_at: claims.exp,
        refresh_token: tokenRow?.token,
        user: await (await fetchUser(request)).json(),
      }),
    );
  }

  async function unenrol({ user, aal }: Requester, factor: Factor): Promise<Response> {
    if (isVerified(factor) && aal !== 'aal2') {
      return createAuthRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
    }
    await sql`
      delete from auth.mfa_amr_claims as claim using auth.sessions as session
      where claim.session_id = session.id and session.factor_id = ${factor.id} and claim.authentication_method = 'totp'`;
    await sql`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factor.id}`;
    await sql`delete from auth.mfa_factors where id = ${factor.id}`;
    if (isVerified(factor)) await mailer.sendNotice('mfa_factor_unenrolled', user.email);
    return Response.json({ id: factor.id });
  }

  const fetchUser = (request: Request) =>
    callLibrary(new Request(new URL('/auth/v1/user', request.url), { headers: copyHeaders(request) }));

  /** Records an attempt. @returns whether the account has used up the attempts of this minute. */
  function recordAttempt(userId: string): boolean {
    const minuteStart = Date.now() - 60_000;
    const recentAttempts = (attemptTimes.get(userId) ?? []).filter((time) => time > minuteStart);
    attemptTimes.set(userId, [...recentAttempts, Date.now()]);
    return recentAttempts.length >= MAX_GUESSES_PER_MINUTE;
  }

  async function answer(request: Request, pathname: string): Promise<Response> {
    const userResponse = await fetchUser(request);
    if (!userResponse.ok) return userResponse;
    const user = (await userResponse.json()) as Requester['user'];
    const { session_id: sessionId } = decodeRequestClaims(request);
    const [sessionRow] = await sql<
      { aal: string | null }[]
    >`select aal from auth.sessions where id = ${sessionId}`;
    const requester = { user, sessionId, aal: sessionRow?.aal ?? 'aal1' };
    // /auth/v1/factors/<factorId>/<action>
    const [factorId = '', action = ''] = pathname.split('/').slice(4);
    if (factorId === '' && request.method === 'POST') return enrol(requester, request);
    if (!UUID.test(factorId)) return createAuthRefusal(404, 'validation_failed', 'factor_id must be an UUID');
    const factor = (await loadFactors(sql, user.id)).find(({ id }) => id === factorId);
    if (!factor) return createAuthRefusal(404, 'mfa_factor_not_found', 'Factor not found');
    if (request.method === 'DELETE' && action === '') return unenrol(requester, factor);
    if (request.method === 'POST' && action === 'challenge') return challenge(factor);
    if (request.method === 'POST' && action === 'verify') {
      const isOverLimit = recordAttempt(user.id);
      if (isOverLimit) return createAuthRefusal(429, 'over_request_rate_limit', 'Request rate limit reached');
      return verify(requester, factor, request);
    }
    return createAuthRefusal(405, 'validation_failed', 'Method not allowed');
  }

  async function addFactors(response: Response): Promise<Response> {
    if (!response.ok || !response.headers.get('content-type')?.includes('json')) return response;
    const body = await response.json();
    const user = body?.user ?? body;
    if (typeof user?.id !== 'string' || !UUID.test(user.id)) return replaceResponseBody(response, body);
    const factors = await sql`
      select id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at
      from auth.mfa_factors where user_id = ${user.id} order by created_at`;
    if (factors.length > 0) Object.assign(user, { factors });
    return replaceResponseBody(response, body);
  }

  async function refuseChange(request: Request): Promise<Response | undefined> {
    const { password, email } = await readJsonBody(request.clone());
    if (password === undefined && email === undefined) return undefined;
    const userResponse = await fetchUser(request);
    if (!userResponse.ok) return userResponse;
    const { session_id: sessionId, sub: userId } = decodeRequestClaims(request);
    if (!(await loadFactors(sql, userId)).some(isVerified)) return undefined;
    const verifiedSessions = await sql`select from auth.sessions where id = ${sessionId} and aal = 'aal2'`;
    const message = 'AAL2 session is required to update email or password when MFA is enabled.';
    return verifiedSessions.length > 0 ? undefined : createAuthRefusal(401, 'insufficient_aal', message);
  }

  return { answer, addFactors, refuseChange };
}

const isVerified = ({ status }: Factor) => status === 'verified';

const loadFactors = (sql: Sql, userId: string) => sql<Factor[]>`
  select id, status::text, secret from auth.mfa_factors where user_id = ${userId} order by created_at`;

function copyHeaders(request: Request): Headers {
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.delete('content-type');
  return headers;
}
