// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Calls `preloadWhenIdle` (`isOptional`) or `waitForIdlePage` in a new page. Returns a function that says whether the callback ran. */
async function startWaiting({ isOptional = false } = {}) {
  const { preloadWhenIdle, waitForIdlePage } = await import('./wait-for-idle-page');
  const { HYDRATED_EVENT } = await import('./hydration');
  let hasRun = false;
  const markRun = async () => {
    hasRun = true;
  };
  if (isOptional) preloadWhenIdle(markRun);
  else void waitForIdlePage().then(markRun);
  dispatchEvent(new Event(HYDRATED_EVENT));
  return () => hasRun;
}

const enableSaveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it('a page is idle a second after hydration', async () => {
  const hasRun = await startWaiting();
  await vi.advanceTimersByTimeAsync(999);
  expect(hasRun()).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(hasRun()).toBe(true);
});

it('a press before hydration does not end the wait', async () => {
  const { waitForIdlePage } = await import('./wait-for-idle-page');
  const { HYDRATED_EVENT } = await import('./hydration');
  const handleIdle = vi.fn();
  void waitForIdlePage().then(handleIdle);
  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event(HYDRATED_EVENT));
  await vi.advanceTimersByTimeAsync(1);
  expect(handleIdle).not.toHaveBeenCalled();
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(handleIdle).toHaveBeenCalled();
});

it('a visitor who saves data loads optional code at the first interaction, not before', async () => {
  enableSaveData();
  const hasRun = await startWaiting({ isOptional: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(hasRun()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(hasRun()).toBe(true);
});

it('a visitor who saves data gets what every visit needs', async () => {
  enableSaveData();
  const hasRun = await startWaiting();
  await vi.advanceTimersByTimeAsync(1001);
  expect(hasRun()).toBe(true);
});
