import { expect, it } from 'vitest';
import { toAppError } from './app-error';

it.each([
  [{ code: '23505' }, 409, 'duplicate'],
  [{ code: '42501' }, 403, 'forbidden'],
  [{ code: '42501' }, 401, 'session'],
  [{ code: 'PGRST303' }, 401, 'session'],
  [{ code: 'PGRST116' }, 406, 'not-found'],
  [{ code: 'invalid_credentials', status: 400 }, undefined, 'credentials'],
  [{ code: 'email_not_confirmed', status: 400 }, undefined, 'unconfirmed'],
  [{ code: 'weak_password', status: 422 }, undefined, 'weak-password'],
  [{ code: 'user_already_exists', status: 422 }, undefined, 'known-account'],
  [{ code: 'over_request_rate_limit', status: 429 }, undefined, 'rate-limit'],
  [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }, undefined, 'network'],
  [{ name: 'AuthSessionMissingError', message: 'Auth session missing!' }, undefined, 'session'],
  [{ message: 'TypeError: Failed to fetch', code: '' }, 0, 'network'],
  [{ name: 'TimeoutError', message: 'signal timed out' }, undefined, 'timeout'],
  [{ message: '' }, 403, 'forbidden'],
  [{ code: 'XX000', message: 'x' }, 500, 'unknown'],
  [undefined, undefined, 'unknown'],
])('maps %j with status %s to %s', (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

it('keeps what the provider says, and nothing a browser or a gateway says in its place', () => {
  const said = { name: 'AuthApiError', message: 'Signups not allowed', status: 422 };
  expect(toAppError(said).providerMessage).toBe('Signups not allowed');
  for (const status of [0, 502, 503]) {
    expect(toAppError({ ...said, message: 'Bad Gateway', status }).providerMessage).toBe('');
  }
});

it.each([
  ['42', 42],
  [null, undefined],
  ['soon', undefined],
])('reads after how many seconds the limit lets one more pass: %j', (hint, seconds) => {
  expect(toAppError({ code: 'PT429', hint }, 429)).toMatchObject({ kind: 'rate-limit', retryAfter: seconds });
});
