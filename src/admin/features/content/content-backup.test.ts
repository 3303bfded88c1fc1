// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { contentBackup } from './content-backup';
import { newContent } from './content-schema';

const backup = {
  values: { ...newContent, title: 'À moitié', slug: 'Pas encore valable' },
  version: 3,
  at: '2026-11-21T09:00:00.000Z',
};

beforeEach(() => localStorage.clear());

it('keeps an unsaved text, even one that could not be saved, per person and per content', () => {
  contentBackup.write('a', 'un', backup);
  expect(contentBackup.read('a', 'un')).toEqual(backup);
  expect(contentBackup.read('b', 'un')).toBe(null);
  expect(contentBackup.read('a', 'deux')).toBe(null);
  expect(contentBackup.read('a', undefined)).toBe(null);
  contentBackup.clear('a', 'un');
  expect(contentBackup.read('a', 'un')).toBe(null);
});

it.each([
  '{',
  'null',
  '[]',
  '{}',
  JSON.stringify({ ...backup, at: 'hier' }),
  JSON.stringify({ ...backup, version: '3' }),
  JSON.stringify({ ...backup, values: { title: 'seul' } }),
  JSON.stringify({ ...backup, values: { ...backup.values, tag_ids: null } }),
])('takes %s for nothing', (stored) => {
  localStorage.setItem('obouo.content.a.un', stored);
  expect(contentBackup.read('a', 'un')).toBe(null);
});

it('goes on without a storage', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  contentBackup.write('a', 'un', backup);
  expect(contentBackup.read('a', 'un')).toBe(null);
});
