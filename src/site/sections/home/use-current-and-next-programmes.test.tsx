// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { markHydrated } from '@/shared/lib/hydration';
import { useCurrentAndNextProgrammes } from './use-current-and-next-programmes';

const programme = {
  channel: 'hivowood',
  starts_at: '2026-11-27T19:00:00Z',
  ends_at: '2026-11-27T21:00:00Z',
  title: 'Le Grand Film',
  kind: 'Cinéma',
  summary: '',
  highlight: false,
};

function mockAnswers(...answers: (() => Promise<Response>)[]) {
  const requestedUrls: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    requestedUrls.push(url);
    return answers.shift()?.() ?? Promise.reject(new Error('no network'));
  });
  return requestedUrls;
}

/** More than the time until the page is idle. */
const IDLE_MS = 2000;

const answerProgramme = async () => Response.json([JSON.stringify(programme)]);

it('requests the programmes again after a failed request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const requestedUrls = mockAnswers(() => Promise.reject(new Error('no network')), answerProgramme);
  markHydrated();
  const { result } = renderHook(() => useCurrentAndNextProgrammes());
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  await waitFor(() => expect(requestedUrls).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await waitFor(() => expect(result.current.map(({ title }) => title)).toEqual(['Le Grand Film']));
});

it('removes a programme that has ended when the next request fails', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-27T20:59:00Z') });
  const requestedUrls = mockAnswers(answerProgramme);
  markHydrated();
  const { result } = renderHook(() => useCurrentAndNextProgrammes());
  await vi.advanceTimersByTimeAsync(IDLE_MS);
  await waitFor(() => expect(result.current).toHaveLength(1));
  // the programme ends after a minute
  await vi.advanceTimersByTimeAsync(61_000);
  await waitFor(() => expect(requestedUrls).toHaveLength(2));
  await waitFor(() => expect(result.current).toEqual([]));
});
