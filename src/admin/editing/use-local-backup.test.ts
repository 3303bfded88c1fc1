// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from '@/admin/lib/zod';
import { useLocalBackup } from './use-local-backup';

const KEY = 'obouo.content.a.un';
const schema = z.object({ title: z.string() });
const backup = { values: { title: 'À moitié' }, version: 3, savedAt: '2026-11-21T09:00:00.000Z' };

/** Returns the backup that an editor with an empty title offers. `keyPrefix` ends with the id of the person. */
function getOfferedBackup(storedText: string, keyPrefix: string, id: string | undefined) {
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
  expect(getOfferedBackup(storedText, 'obouo.content.a', 'un')).toBe(null);
});

it.each([
  ['the same person and record', 'obouo.content.a', 'un', backup],
  ['another person', 'obouo.content.b', 'un', null],
  ['another record', 'obouo.content.a', 'deux', null],
  ['a new record', 'obouo.content.a', undefined, null],
])('offers a backup only for its person and record: %s', (_, keyPrefix, id, restorableBackup) => {
  expect(getOfferedBackup(JSON.stringify(backup), keyPrefix, id)).toEqual(restorableBackup);
});

/** Opens an editor that offers the backup of an earlier visit, and types another title. */
function typeBesideBackup() {
  localStorage.setItem(KEY, JSON.stringify(backup));
  const options = { keyPrefix: 'obouo.content.a', schema, id: 'un', version: 3 };
  const { result, rerender } = renderHook((props) => useLocalBackup({ ...options, ...props }), {
    initialProps: { values: { title: '' }, hasUnsavedChanges: false },
  });
  rerender({ values: { title: 'Autre' }, hasUnsavedChanges: true });
  return { result, rerender };
}

it('stores the unanswered backup of an earlier visit again after a save', () => {
  const { rerender } = typeBesideBackup();
  expect(localStorage.getItem(KEY)).toContain('Autre');
  rerender({ values: { title: 'Autre' }, hasUnsavedChanges: false });
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(backup);
});

it('stores typed text again when the person ignores the backup of an earlier visit', () => {
  const { result } = typeBesideBackup();
  act(() => result.current.dismiss());
  expect(localStorage.getItem(KEY)).toContain('Autre');
});

it('stores nothing more after the person left without saving', () => {
  const options = { keyPrefix: 'obouo.content.a', schema, id: 'un', hasUnsavedChanges: true };
  const { result, rerender } = renderHook(
    ({ version }) => useLocalBackup({ ...options, version, values: backup.values }),
    { initialProps: { version: 3 } },
  );
  expect(localStorage.getItem(KEY)).toContain('À moitié');
  act(() => result.current.discard());
  // A save is answered before the next screen opens.
  rerender({ version: 4 });
  expect(localStorage.getItem(KEY)).toBe(null);
});
