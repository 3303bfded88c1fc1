// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { z } from '@/admin/lib/zod';
import { readLocalBackup, writeLocalBackup } from './local-backup';
import { useLocalBackup } from './use-local-backup';

const KEY = 'obouo.content.a.un';
const schema = z.object({ title: z.string() });
const backup = { values: { title: 'À moitié' }, version: 3, savedAt: '2026-11-21T09:00:00.000Z' };

beforeEach(() => localStorage.clear());

it('stores and deletes a backup', () => {
  writeLocalBackup(KEY, backup);
  expect(readLocalBackup(KEY, schema)).toEqual(backup);
  writeLocalBackup(KEY, null);
  expect(readLocalBackup(KEY, schema)).toBe(null);
});

it.each([
  '{',
  'null',
  JSON.stringify({ ...backup, savedAt: 'hier' }),
  JSON.stringify({ ...backup, version: '3' }),
  JSON.stringify({ ...backup, values: {} }),
])('ignores the invalid backup %s', (storedText) => {
  localStorage.setItem(KEY, storedText);
  expect(readLocalBackup(KEY, schema)).toBe(null);
});

it.each([
  ['the same person and record', 'obouo.content.a', 'un', backup],
  ['no other person', 'obouo.content.b', 'un', null],
  ['no other record', 'obouo.content.a', 'deux', null],
  ['no new record', 'obouo.content.a', undefined, null],
])('offers a backup to %s', (_, keyPrefix, id, restorableBackup) => {
  writeLocalBackup(KEY, backup);
  const values = { title: '' };
  const options = { keyPrefix, schema, id, version: 3, values, hasUnsavedChanges: false };
  const { result } = renderHook(() => useLocalBackup(options));
  expect(result.current.restorableBackup).toEqual(restorableBackup);
});
