// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loseAnswer, neverAnswer, stubApi } from '../../../../../tests/support/stub-api';

const STORAGE_KEY = 'sb-project-auth-token';
const HOUR_SECONDS = 3600;

const getNowSeconds = () => Math.floor(Date.now() / 1000);

/** Creates the session of a sign-in. */
function createSession(sessionId: string, { expiresInSeconds = HOUR_SECONDS } = {}) {
  const claims = btoa(JSON.stringify({ session_id: sessionId }));
  return {
    access_token: `header.${claims}.signature`,
    refresh_token: `refresh ${sessionId} ${expiresInSeconds}`,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at: getNowSeconds() + expiresInSeconds,
    user: { id: 'user' },
  };
}

const storeSession = (session: object) => localStorage.setItem(STORAGE_KEY, JSON.stringify(session));
const readStoredSessionText = () => localStorage.getItem(STORAGE_KEY);

const refuseRenewal = () =>
  Response.json({ error_code: 'refresh_token_not_found', msg: 'Not Found' }, { status: 400 });

/** Answers of the server, by the last part of the address. */
const answers: Record<string, () => Response | Promise<Response>> = {};
const requestedPaths: string[] = [];
let stopSession: () => void = () => undefined;

/** Opens a tab that shows the stored session. */
async function openTab() {
  vi.resetModules();
  const { subscribeToSession, ...tab } = await import('./session');
  const { supabase } = await import('@/admin/lib/supabase');
  const onSession = vi.fn();
  const unsubscribe = subscribeToSession(onSession);
  stopSession = () => {
    unsubscribe();
    void supabase.auth.dispose();
  };
  await vi.waitFor(() => expect(onSession).toHaveBeenCalled());
  const signIn = () => supabase.auth.signInWithPassword({ email: 'awa@exemple.com', password: 'phrase' });
  return { ...tab, signIn };
}

beforeEach(() => {
  requestedPaths.length = 0;
  answers.logout = () => new Response(null, { status: 204 });
  answers.token = () => Response.json(createSession('first'));
  vi.stubEnv('VITE_SUPABASE_URL', 'https://project.example.org');
  stubApi(({ url }) => {
    const { pathname, search } = url;
    if (search === '?grant_type=password') return createSession('second');
    const path = pathname.split('/').at(-1) ?? '';
    requestedPaths.push(path);
    return answers[path]?.();
  });
});

afterEach(() => {
  stopSession();
  vi.resetModules();
});

it('removes the session of this browser without a network', async () => {
  storeSession(createSession('first'));
  const { hasSession, signOutLocally } = await openTab();
  answers.logout = loseAnswer;
  await signOutLocally();
  expect(readStoredSessionText()).toBeNull();
  expect(hasSession()).toBe(false);
});

it('renews an expired session, then removes it', async () => {
  storeSession(createSession('first'));
  const { signOutLocally } = await openTab();
  storeSession(createSession('first', { expiresInSeconds: -1 }));
  await signOutLocally();
  expect(readStoredSessionText()).toBeNull();
  expect(requestedPaths).toEqual(['token', 'logout']);
});

it.each([
  ['fails', loseAnswer],
  ['gets no answer', neverAnswer],
])('removes an expired session within five seconds when its renewal %s', async (_, answerRenewal) => {
  storeSession(createSession('first'));
  const { hasSession, signOutLocally } = await openTab();
  storeSession(createSession('first', { expiresInSeconds: -1 }));
  answers.token = answerRenewal;
  vi.useFakeTimers();
  void signOutLocally();
  await vi.advanceTimersByTimeAsync(5000);
  expect(readStoredSessionText()).toBeNull();
  expect(hasSession()).toBe(false);
});

it('stays signed out when an expired session is renewed late', async () => {
  storeSession(createSession('first'));
  const { hasSession, signOutLocally } = await openTab();
  storeSession(createSession('first', { expiresInSeconds: -1 }));
  answers.token = async () => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return Response.json(createSession('first'));
  };
  vi.useFakeTimers();
  void signOutLocally();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(readStoredSessionText()).toBeNull();
  expect(hasSession()).toBe(false);
});

it.each([
  ['refused', refuseRenewal],
  ['accepted', () => Response.json(createSession('first'))],
])('keeps the new session of another tab after a late renewal that is %s', async (_, answerRenewal) => {
  storeSession(createSession('first'));
  const { signOutLocally } = await openTab();
  storeSession(createSession('first', { expiresInSeconds: -1 }));
  const newSession = createSession('second');
  answers.token = async () => {
    storeSession(newSession);
    return answerRenewal();
  };
  await signOutLocally();
  expect(readStoredSessionText()).toBe(JSON.stringify(newSession));
  expect(requestedPaths).toEqual(['token']);
});

it.each(['others', 'global'] as const)('throws when the server ended no session: %s', async (scope) => {
  storeSession(createSession('first'));
  const { signOut } = await openTab();
  answers.logout = () => Response.json({ error_code: 'session_not_found', msg: 'No' }, { status: 403 });
  await expect(signOut(scope)).rejects.toMatchObject({ name: 'AuthSessionMissingError' });
  expect(readStoredSessionText()).not.toBeNull();
});

it.each([
  ['keeps', 'renews it', () => Response.json(createSession('first'))],
  ['keeps', 'cannot be reached', loseAnswer],
  ['keeps', 'answers 429', () => Response.json({ msg: 'Too many' }, { status: 429 })],
  ['ends', 'refuses to renew it', refuseRenewal],
])('%s the session after a refused request when the server %s', async (effect, _, answer) => {
  const isEnded = effect === 'ends';
  storeSession(createSession('first'));
  const { hasSession, signOutIfExpired } = await openTab();
  answers.token = answer;
  vi.useFakeTimers();
  const signOut = signOutIfExpired();
  // the client repeats a renewal without an answer for half a minute
  await vi.advanceTimersByTimeAsync(36_000);
  expect(await signOut).toBe(isEnded);
  expect(hasSession()).toBe(!isEnded);
});

it('keeps a session that starts while the server refuses to renew the last one', async () => {
  storeSession(createSession('first'));
  const { hasSession, signIn, signOutIfExpired } = await openTab();
  answers.token = async () => {
    await signIn();
    return refuseRenewal();
  };
  expect(await signOutIfExpired()).toBe(false);
  expect(hasSession()).toBe(true);
  expect(requestedPaths).toEqual(['token']);
});
