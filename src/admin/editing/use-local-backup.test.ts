// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from '@/admin/lib/zod';
import { useLocalBackup } from './use-local-backup';

const KEY = 'obouo.content.a.un';
const schema = z.object({ title: z.string() });
const backup = { values: { title: 'À moitié' }, version: 3, savedAt: '2026-11-21T09:00:00.000Z' };

/** Returns the backup that an editor with an empty title offers. */
function readOffer(storedText: string, keyPrefix: string, id: string | undefined) {
  localStorage.setItem(KEY, storedText);
  const options = { keyPrefix, schema, id, version: 3, values: { title: '' }, hasUnsavedChanges: false };
  return renderHook(() => useLocalBackup(options)).result.current.restorableBackup;
}

it.each([
  '{',
  'null',
  JSON.stringify({ ...backup, savedAt: 'hier' }),
  JSON.stringify({ ...backup, version: '3' }),
  JSON.stringify({ ...backup, values: {} }),
])('ignores the invalid backup %s', (storedText) => {
  expect(readOffer(storedText, 'obouo.content.a', 'un')).toBe(null);
});

it.each([
  ['the same person and record', 'obouo.content.a', 'un', backup],
  ['no other person', 'obouo.content.b', 'un', null],
  ['no other record', 'obouo.content.a', 'deux', null],
  ['no new record', 'obouo.content.a', undefined, null],
])('offers a backup to %s', (_, keyPrefix, id, restorableBackup) => {
  expect(readOffer(JSON.stringify(backup), keyPrefix, id)).toEqual(restorableBackup);
});
