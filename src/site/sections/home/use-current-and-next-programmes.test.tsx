// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCurrentAndNextProgrammes } from './use-current-and-next-programmes';

vi.mock('@/shared/lib/wait-for-idle-page', () => ({ waitForIdlePage: () => Promise.resolve() }));

const programme = {
  channel: 'hivowood',
  starts_at: '2026-11-27T19:00:00Z',
  ends_at: '2026-11-27T21:00:00Z',
  title: 'Le Grand Film',
  kind: 'Cinéma',
  summary: '',
  highlight: false,
};

it('reads the programmes every five minutes, and drops only ended ones after a failure', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T20:52:00Z') });
  let hasNetwork = true;
  vi.stubGlobal('fetch', async () => {
    if (!hasNetwork) throw new TypeError('no network');
    return Response.json([JSON.stringify(programme)]);
  });
  const { result } = renderHook(() => useCurrentAndNextProgrammes());
  await waitFor(() => expect(result.current).toEqual([programme]));
  hasNetwork = false;
  await act(() => vi.advanceTimersByTimeAsync(5 * 60_000));
  expect(result.current).toEqual([programme]);
  // the programme ends at 21:00
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await waitFor(() => expect(result.current).toEqual([]));
  hasNetwork = true;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  await waitFor(() => expect(result.current).toEqual([programme]));
});
