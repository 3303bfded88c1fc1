// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { newContent } from './content-schema';
import { type HeldSave, useWhenBack } from './use-when-back';

afterEach(() => {
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

it('tries a held save after growing pauses and as soon as the network is back, and nothing once none is held', () => {
  vi.useFakeTimers();
  const tried: number[] = [];
  const held = (attempts: number): HeldSave => ({ values: newContent, automatic: false, attempts });
  const { rerender } = renderHook(
    ({ save }: { save: HeldSave | null }) => useWhenBack(save, ({ attempts }) => tried.push(attempts)),
    { initialProps: { save: held(1) as HeldSave | null } },
  );
  for (const [attempts, pause] of [
    [1, 10_000],
    [2, 20_000],
    [9, 60_000],
  ] as const) {
    rerender({ save: held(attempts) });
    vi.advanceTimersByTime(pause - 1);
    expect(tried).not.toContain(attempts);
    vi.advanceTimersByTime(1);
    expect(tried.at(-1)).toBe(attempts);
  }
  rerender({ save: held(3) });
  onlineManager.setOnline(false);
  expect(tried).not.toContain(3);
  onlineManager.setOnline(true);
  expect(tried.at(-1)).toBe(3);
  const before = tried.length;
  rerender({ save: null });
  vi.advanceTimersByTime(120_000);
  onlineManager.setOnline(false);
  onlineManager.setOnline(true);
  expect(tried).toHaveLength(before);
});
