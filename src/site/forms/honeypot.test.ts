import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minimumFillTime } from './honeypot';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a form sent too fast waits for the rest of the minimum time, once', async () => {
  let sent = false;
  const startedAt = Date.now();
  vi.advanceTimersByTime(500);
  void minimumFillTime(startedAt).then(() => {
    sent = true;
  });
  await vi.advanceTimersByTimeAsync(699);
  expect(sent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(true);
  await minimumFillTime(startedAt);
});
