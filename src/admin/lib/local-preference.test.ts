// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { createLocalPreference } from './local-preference';

const KEY = 'test.choice';
const createPreference = () => createLocalPreference(KEY, ['a', 'b', 'c'], 'b');

test('reads the stored choice, or the fallback when it is unknown', () => {
  expect(createPreference().get()).toBe('b');
  localStorage.setItem(KEY, 'c');
  expect(createPreference().get()).toBe('c');
  localStorage.setItem(KEY, 'z');
  expect(createPreference().get()).toBe('b');
});

test('stores a choice and notifies listeners until they unsubscribe', () => {
  const preference = createPreference();
  const listener = vi.fn();
  const unsubscribe = preference.subscribe(listener);
  preference.set('a');
  expect(preference.get()).toBe('a');
  expect(localStorage.getItem(KEY)).toBe('a');
  expect(listener).toHaveBeenCalledTimes(1);
  unsubscribe();
  preference.set('c');
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reads a change of the same key in another tab', () => {
  const preference = createPreference();
  const listener = vi.fn();
  expect(preference.get()).toBe('b');
  const unsubscribe = preference.subscribe(listener);
  localStorage.setItem(KEY, 'a');
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }));
  expect(listener).not.toHaveBeenCalled();
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(preference.get()).toBe('a');
  unsubscribe();
});

test('keeps the choice in memory when the browser refuses storage', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const preference = createPreference();
  expect(preference.get()).toBe('b');
  preference.set('c');
  expect(preference.get()).toBe('c');
});
