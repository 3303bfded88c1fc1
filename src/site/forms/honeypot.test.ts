import { beforeEach, expect, test, vi } from 'vitest';
import { delayEarlyFormSending } from './honeypot';

beforeEach(() => void vi.useFakeTimers());

test('waits only until the minimum fill time is over', async () => {
  let hasWaited = false;
  const startedAt = performance.now();
  vi.advanceTimersByTime(500);
  void delayEarlyFormSending(startedAt).then(() => {
    hasWaited = true;
  });
  // 500 of the 1200 ms are over
  await vi.advanceTimersByTimeAsync(699);
  expect(hasWaited).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasWaited).toBe(true);
  await delayEarlyFormSending(startedAt);
});

test('waits no longer than the minimum fill time after the clock was set back', async () => {
  const startedAt = performance.now();
  vi.setSystemTime(Date.now() - 3_600_000);
  const delay = delayEarlyFormSending(startedAt);
  await vi.advanceTimersByTimeAsync(1200);
  expect(vi.getTimerCount()).toBe(0);
  await delay;
});
