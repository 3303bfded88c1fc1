// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSimulatedPlayback } from './use-simulated-playback';

beforeEach(() => void vi.useFakeTimers());

const advance = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('the player advances 1 % in 100 ms, restarts after 100 %, and pauses', () => {
  const { result } = renderHook(useSimulatedPlayback);
  const toggle = () => act(() => result.current.toggle());
  toggle();
  advance(10_000);
  expect(result.current).toMatchObject({ isPlaying: true, progress: 100 });
  advance(100);
  expect(result.current.progress).toBe(0);
  advance(500);
  toggle();
  advance(2000);
  expect(result.current).toMatchObject({ isPlaying: false, progress: 5 });
});

it('the player pauses when the browser tab is hidden', () => {
  const { result } = renderHook(useSimulatedPlayback);
  act(() => result.current.toggle());
  advance(500);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  advance(3000);
  expect(result.current).toMatchObject({ isPlaying: false, progress: 5 });
});
