import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilHumanPace } from './robot-trap';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is sent faster than anybody writes waits for the rest of that time, once', async () => {
  let sent = false;
  const startedAt = Date.now();
  vi.advanceTimersByTime(500);
  void untilHumanPace(startedAt).then(() => {
    sent = true;
  });
  await vi.advanceTimersByTimeAsync(699);
  expect(sent).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toBe(true);
  await untilHumanPace(startedAt);
});
