import { expect, it } from 'vitest';
import { AppError, mayBeStored, toAppError } from './app-error';

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
  [{ code: 'user_not_found', status: 403 }, undefined, 'session'],
  [{ code: 'over_request_rate_limit', status: 429 }, undefined, 'rate-limit'],
  [{ name: 'AuthRetryableFetchError', message: 'Failed to fetch', status: 0 }, undefined, 'network'],
  [{ name: 'AuthSessionMissingError', message: 'Auth session missing!' }, undefined, 'session'],
  [{ name: 'QuotaExceededError', code: 22, message: 'exceeded the quota' }, undefined, 'storage-full'],
  [{ message: 'TypeError: Failed to fetch', code: '' }, 0, 'network'],
  [{ name: 'TimeoutError', message: 'signal timed out' }, undefined, 'timeout'],
  [{ message: '' }, 403, 'forbidden'],
  [{ code: '57014' }, 500, 'timeout'],
  [{ code: 'PGRST000' }, 503, 'unavailable'],
  [{ code: 'PGRST001' }, 503, 'unavailable'],
  [{ code: 'PGRST002' }, 503, 'unavailable'],
  [{ code: 'PGRST003' }, 504, 'timeout'],
  [{ code: 'PT409' }, 409, 'conflict'],
  [{ message: 'upstream connect error' }, 503, 'unavailable'],
  [{ message: '<html>' }, 504, 'timeout'],
  [{ name: 'AuthRetryableFetchError', message: '{}', status: 503 }, undefined, 'unavailable'],
  // the storage sends HTTP 400, with the real status in the body
  [{ name: 'StorageApiError', status: 400, statusCode: '413' }, undefined, 'too-large'],
  [{ name: 'StorageApiError', status: 413, statusCode: '413' }, undefined, 'too-large'],
  [{ name: 'StorageApiError', status: 400, statusCode: '415' }, undefined, 'type-refused'],
  [{ name: 'StorageApiError', status: 400, statusCode: '409' }, undefined, 'duplicate'],
  [{ name: 'StorageApiError', status: 400, statusCode: '403' }, undefined, 'forbidden'],
  [{ name: 'StorageApiError', status: 400, statusCode: '404' }, undefined, 'not-found'],
  [{ name: 'StorageApiError', status: 400, statusCode: '403', code: 'InvalidJWT' }, undefined, 'session'],
  [
    { name: 'StorageApiError', status: 403, statusCode: 'AccessDenied', code: 'AccessDenied' },
    undefined,
    'forbidden',
  ],
  // for tables, 404 means a function or a table that the API does not know
  [{ code: 'PGRST202' }, 404, 'unknown'],
  [{ code: 'XX000', message: 'x' }, 500, 'unknown'],
  [undefined, undefined, 'unknown'],
])('maps %j with status %s to %s', (error, status, kind) => {
  expect(toAppError(error, status).kind).toBe(kind);
});

it('keeps messages of the provider, but none of browsers and gateways', () => {
  const providerError = { name: 'AuthApiError', message: 'Signups not allowed', status: 422 };
  expect(toAppError(providerError).providerMessage).toBe('Signups not allowed');
  for (const status of [0, 502, 503]) {
    expect(toAppError({ ...providerError, message: 'Bad Gateway', status }).providerMessage).toBe('');
  }
});

it.each([
  ['42', 42],
  [null, undefined],
  ['soon', undefined],
])('reads the seconds until the rate limit allows a request: %j', (hint, seconds) => {
  expect(toAppError({ code: 'PT429', hint }, 429)).toMatchObject({
    kind: 'rate-limit',
    retryAfterSeconds: seconds,
  });
});

it.each([
  [new AppError('network'), true],
  [new AppError('timeout'), true],
  [new AppError('unknown', { status: 200 }), true],
  [new AppError('unknown', { status: 502 }), true],
  [new AppError('conflict'), false],
  [new AppError('not-found', { status: 200 }), false],
  [new AppError('invalid', { status: 400 }), false],
  [new AppError('rate-limit', { status: 429 }), false],
])('knows whether a save that failed with %o may be stored', (error, expected) => {
  expect(mayBeStored(error)).toBe(expected);
});
