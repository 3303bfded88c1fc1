// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { identityQueries } from '@/admin/features/auth/api/identity-queries';
import { useResolveUnsentMail } from '@/admin/features/mails/api/mail-mutations';
import { mailQueries } from '@/admin/features/mails/api/mail-queries';
import { authToastTexts } from '@/copy/admin/toasts';
import { listenToToasts } from '@/shared/components/notify';
import { toAppError } from '@/shared/lib/app-error';
import { unsavedWorkRegistry } from '@/shared/lib/unsaved-work';
import { renderAdminHook } from '../../../tests/support/render-admin';
import { answerNoRow, stubApi } from '../../../tests/support/stub-api';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

it.each([
  ['a network failure', toAppError({ message: 'Failed to fetch' }, 0), 3],
  ['an invalid response', toAppError({ message: 'not what was asked for' }, 502), 3],
  ['an unavailable service', toAppError({ code: 'PGRST000' }, 503), 2],
  ['a gateway timeout', toAppError({ message: '' }, 504), 2],
  ['a request timeout', toAppError({ name: 'TimeoutError' }), 2],
  ['a statement timeout', toAppError({ code: '57014' }, 500), 1],
  ['a refusal', toAppError({ code: '42501' }, 403), 1],
  ['an invalid request', toAppError({ code: 'PGRST100' }, 400), 1],
])('limits the attempts of a query after %s', async (_name, failure, attempts) => {
  const request = vi.fn(async () => {
    throw failure;
  });
  const query = createQueryClient().fetchQuery({ queryKey: ['content'], queryFn: request });
  const rejection = expect(query).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await rejection;
  expect(request).toHaveBeenCalledTimes(attempts);
  expect(console.error).toHaveBeenCalledWith('query:', 'content', failure.kind, failure.code);
  vi.mocked(console.error).mockClear();
});

it('resolves a save before its invalidated lists are reloaded', async () => {
  const client = createQueryClient();
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: () => new Promise(() => {}) });
  const unsubscribe = list.subscribe(() => {});
  const save = new MutationObserver(client, {
    mutationFn: async () => 'saved',
    meta: { invalidates: [['list']] },
  });
  await expect(save.mutate()).resolves.toBe('saved');
  unsubscribe();
});

it('reloads the choices of a save when a chosen element was deleted', async () => {
  const client = createQueryClient();
  const readCategories = vi.fn(async () => []);
  const categories = new QueryObserver(client, { queryKey: ['categories'], queryFn: readCategories });
  const unsubscribe = categories.subscribe(() => {});
  await vi.runAllTimersAsync();
  const save = new MutationObserver(client, {
    mutationFn: () => Promise.reject(toAppError({ code: '23503' }, 409)),
  });
  await expect(save.mutate()).rejects.toMatchObject({ kind: 'in-use' });
  await vi.runAllTimersAsync();
  expect(readCategories).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it('reloads the lists of a mutation whose row is missing', async () => {
  const client = createQueryClient();
  const readList = vi.fn(async () => []);
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: readList });
  const unsubscribe = list.subscribe(() => {});
  await vi.runAllTimersAsync();
  const deletion = new MutationObserver(client, {
    mutationFn: () => Promise.reject(toAppError({ code: 'PGRST116' }, 406)),
    meta: { invalidates: [['list']] },
  });
  await expect(deletion.mutate()).rejects.toMatchObject({ kind: 'not-found' });
  await vi.runAllTimersAsync();
  expect(readList).toHaveBeenCalledTimes(2);
  unsubscribe();
});

it.each([
  ['a refused query', toAppError({ code: '42501' }, 403)],
  ['a query whose row is missing', toAppError({ code: 'PGRST116' }, 406)],
])('reads the permissions one more time after %s', async (_, refusal) => {
  const client = createQueryClient();
  const readPermissions = vi.fn(async () => ['forms_business']);
  const access = new QueryObserver<string[]>(client, {
    queryKey: [...identityQueries.accessKey(), { userId: 'a' }],
    queryFn: readPermissions,
  });
  const unsubscribe = access.subscribe(() => {});
  await vi.runAllTimersAsync();
  readPermissions.mockRejectedValue(refusal);
  await client.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(refusal) }).catch(() => {});
  await vi.runAllTimersAsync();
  expect(readPermissions).toHaveBeenCalledTimes(2);
  vi.mocked(console.error).mockClear();
  unsubscribe();
});

const screenMeta = { error: authToastTexts.signInFailed };

// Columns: name, data, meta, seconds since the permissions were read, expected reads of the permissions.
it.each([
  ['an empty page of a list', { rows: [] }, {}, 6, 2],
  ['a page with rows', { rows: [{ id: 'a' }] }, {}, 6, 1],
  ['an empty list of a screen', [], screenMeta, 6, 2],
  ['an empty list just after the permissions', [], screenMeta, 4, 1],
  ['a list of a screen', [{ id: 'a' }], screenMeta, 6, 1],
  ['an empty list in the background', [], {}, 6, 1],
])(
  'reads the permissions again after an empty screen, but not within 5 seconds: %s',
  async (_, data, meta, seconds, readCount) => {
    const client = createQueryClient();
    const readPermissions = vi.fn(async () => ['content_edit']);
    const access = new QueryObserver<string[]>(client, {
      queryKey: [...identityQueries.accessKey(), { userId: 'a' }],
      queryFn: readPermissions,
    });
    const unsubscribe = access.subscribe(() => {});
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    await client.fetchQuery({ queryKey: ['list'], queryFn: async () => data, meta });
    await vi.runAllTimersAsync();
    expect(readPermissions).toHaveBeenCalledTimes(readCount);
    unsubscribe();
  },
);

it.each([
  ['a toast', false, [authToastTexts.sessionExpired.title]],
  ['no toast over unsaved text', true, []],
])('shows %s for an expired session', async (_, hasUnsavedText, expectedToasts) => {
  const toastTitles: string[] = [];
  const stopListening = listenToToasts(({ title }) => toastTitles.push(title));
  if (hasUnsavedText) unsavedWorkRegistry.mark(Symbol('editor'));
  const refusal = toAppError({ code: 'PGRST303' }, 401);
  const client = createQueryClient();
  await client.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(refusal) }).catch(() => {});
  await vi.runAllTimersAsync();
  expect(toastTitles).toEqual(expectedToasts);
  vi.mocked(console.error).mockClear();
  unsavedWorkRegistry.discard();
  stopListening();
});

it('reads the unsent mails again when a colleague has resolved one', async () => {
  stubApi(answerNoRow);
  const { client, result } = renderAdminHook(() => useResolveUnsentMail('dismiss'), { showsToasts: true });
  const readQueue = vi.fn(async () => null);
  const queue = new QueryObserver(client, { queryKey: mailQueries.all(), queryFn: readQueue });
  const unsubscribe = queue.subscribe(() => {});
  const refusal = expect(result.current.mutateAsync('m')).rejects.toMatchObject({ kind: 'not-found' });
  await vi.runAllTimersAsync();
  await refusal;
  await vi.runAllTimersAsync();
  expect(readQueue).toHaveBeenCalledTimes(2);
  unsubscribe();
});
