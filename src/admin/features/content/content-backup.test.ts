// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { contentBackupStore } from './content-backup';
import { newContentValues } from './content-schema';

const backup = {
  values: { ...newContentValues, title: 'À moitié', slug: 'Pas encore valable' },
  version: 3,
  savedAt: '2026-11-21T09:00:00.000Z',
};

beforeEach(() => localStorage.clear());

it('stores an unfinished text for each person and content', () => {
  contentBackupStore.write('a', 'un', backup);
  expect(contentBackupStore.read('a', 'un')).toEqual(backup);
  expect(contentBackupStore.read('b', 'un')).toBe(null);
  expect(contentBackupStore.read('a', 'deux')).toBe(null);
  expect(contentBackupStore.read('a', undefined)).toBe(null);
  contentBackupStore.clear('a', 'un');
  expect(contentBackupStore.read('a', 'un')).toBe(null);
});

it.each([
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...backup, savedAt: 'hier' }),
  JSON.stringify({ ...backup, version: '3' }),
  JSON.stringify({ ...backup, values: { title: 'seul' } }),
  JSON.stringify({ ...backup, values: { ...backup.values, tag_ids: null } }),
])('ignores the invalid backup %s', (storedText) => {
  localStorage.setItem('obouo.content.a.un', storedText);
  expect(contentBackupStore.read('a', 'un')).toBe(null);
});

it('ignores a full storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  contentBackupStore.write('a', 'un', backup);
  expect(contentBackupStore.read('a', 'un')).toBe(null);
});
