// @vitest-environment jsdom
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toAppError } from '@/shared/lib/app-error';
import { createQueryClient } from './query-client';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['a network that is gone', toAppError({ message: 'Failed to fetch' }, 0), 3],
  ['an answer that is none', toAppError({ message: 'not what was asked for' }, 502), 3],
  ['a service that is away', toAppError({ code: 'PGRST000' }, 503), 2],
  ['a gateway that waited in vain', toAppError({ message: '' }, 504), 2],
  ['a question without an answer in time', toAppError({ name: 'TimeoutError' }), 2],
  ['a statement that took too long', toAppError({ code: '57014' }, 500), 1],
  ['a refusal', toAppError({ code: '42501' }, 403), 1],
])('asks after %s as often as it is worth', async (_name, failure, times) => {
  const ask = vi.fn(async () => {
    throw failure;
  });
  const answer = createQueryClient().fetchQuery({ queryKey: ['asked'], queryFn: ask });
  const failed = expect(answer).rejects.toBe(failure);
  await vi.runAllTimersAsync();
  await failed;
  expect(ask).toHaveBeenCalledTimes(times);
  expect(console.error).toHaveBeenCalledWith('query:', 'asked', failure.kind, failure.code);
  vi.mocked(console.error).mockClear();
});

it('knows a save as done before the lists it changed are read again', async () => {
  const client = createQueryClient();
  const list = new QueryObserver(client, { queryKey: ['list'], queryFn: () => new Promise(() => {}) });
  const leave = list.subscribe(() => {});
  const save = new MutationObserver(client, {
    mutationFn: async () => 'saved',
    meta: { invalidates: [['list']] },
  });
  await expect(save.mutate()).resolves.toBe('saved');
  leave();
});
