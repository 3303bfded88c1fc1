// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

/** Waits in a newly loaded page, for optional code or for the page. Returns a function that reads whether it was idle. */
async function startWaiting({ isOptional = false } = {}) {
  const { preloadWhenIdle, waitForIdlePage } = await import('./wait-for-idle-page');
  const { HYDRATED_EVENT } = await import('./hydration');
  let isIdle = false;
  const markIdle = async () => {
    isIdle = true;
  };
  if (isOptional) preloadWhenIdle(markIdle);
  else void waitForIdlePage().then(markIdle);
  dispatchEvent(new Event(HYDRATED_EVENT));
  return () => isIdle;
}

const enableSaveData = () =>
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });

it('a page is idle a second after hydration', async () => {
  const isIdle = await startWaiting();
  await vi.advanceTimersByTimeAsync(999);
  expect(isIdle()).toBe(false);
  await vi.advanceTimersByTimeAsync(2);
  expect(isIdle()).toBe(true);
});

it('a visitor who saves data loads optional code at the first interaction, not before', async () => {
  enableSaveData();
  const isIdle = await startWaiting({ isOptional: true });
  await vi.advanceTimersByTimeAsync(5000);
  expect(isIdle()).toBe(false);
  dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(isIdle()).toBe(true);
});

it('a visitor who saves data gets what every visit needs', async () => {
  enableSaveData();
  const isIdle = await startWaiting();
  await vi.advanceTimersByTimeAsync(1001);
  expect(isIdle()).toBe(true);
});
