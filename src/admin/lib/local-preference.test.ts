// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLocalPreference } from './local-preference';

const KEY = 'test.choice';
const make = () => createLocalPreference(KEY, ['a', 'b', 'c'], 'b');

beforeEach(() => localStorage.clear());

test('starts from what was kept, and from the fallback when that is nothing known', () => {
  expect(make().get()).toBe('b');
  localStorage.setItem(KEY, 'c');
  expect(make().get()).toBe('c');
  localStorage.setItem(KEY, 'z');
  expect(make().get()).toBe('b');
});

test('keeps a choice and tells who listens, until they stop', () => {
  const choice = make();
  const listener = vi.fn();
  const stop = choice.subscribe(listener);
  choice.set('a');
  expect(choice.get()).toBe('a');
  expect(localStorage.getItem(KEY)).toBe('a');
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  choice.set('c');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('follows another tab, for its own key only', () => {
  const choice = make();
  const listener = vi.fn();
  expect(choice.get()).toBe('b');
  const stop = choice.subscribe(listener);
  localStorage.setItem(KEY, 'a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(choice.get()).toBe('a');
  stop();
});

test('a browser that refuses storage keeps the choice for the visit', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const choice = make();
  expect(choice.get()).toBe('b');
  choice.set('c');
  expect(choice.get()).toBe('c');
});
