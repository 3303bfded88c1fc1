// @vitest-environment jsdom

import { act } from '@testing-library/react';
import type { FieldValues } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { AuthState } from '@/admin/features/auth/auth-context';
import { z } from '@/admin/lib/zod';
import { AppError } from '@/shared/lib/app-error';
import {
  renderVersionedForm,
  type VersionedFormTestOptions,
  type VersionedTestRow,
} from '../../../tests/support/render-versioned-form';
import { createRefusedDatesReplacer } from './create-refused-dates-replacer';

type ListValues = { list: string[] };

/** Adds the entries of a colleague after the typed ones; null when the first entries differ. */
function mergeLists(base: ListValues, mine: ListValues, theirs: ListValues): ListValues | null {
  if (mine.list[0] !== base.list[0]) return null;
  return { list: [...mine.list, ...theirs.list.filter((entry) => !base.list.includes(entry))] };
}

/**
 * Saves « a » and types `typed` before the response, which also holds an entry of a colleague. Then saves again.
 * Returns the list in the form, and the version that each save started from.
 */
async function typeDuringSave(typed: string[]) {
  let finishSave: (row: VersionedTestRow<ListValues>) => void = () => undefined;
  const write = () => new Promise<VersionedTestRow<ListValues>>((resolve) => (finishSave = resolve));
  const { result, saves, type, startSubmit } = renderVersionedForm(
    { list: [] },
    { write, merge: mergeLists },
  );
  type({ list: ['a'] });
  await startSubmit();
  type({ list: typed });
  await act(async () => finishSave({ id: 'original', list: ['a', 'collègue'], version: 3 }));
  await startSubmit();
  return { list: result.current.values.list, versions: saves.map(({ version }) => version) };
}

it('adds what was typed during a save to the change of a colleague', async () => {
  expect(await typeDuringSave(['a', 'b'])).toEqual({ list: ['a', 'b', 'collègue'], versions: [1, 3] });
});

it('bases the next save on the old version after a conflicting list change', async () => {
  expect(await typeDuringSave(['autre'])).toEqual({ list: ['autre'], versions: [1, 1] });
});

const renderDatedForm = (options: Partial<VersionedFormTestOptions<{ text: string; day: string }>> = {}) =>
  renderVersionedForm(
    { text: 'a', day: '2026-01-31' },
    {
      ...options,
      schema: z.object({ text: z.string().min(1), day: z.iso.date('impossible') }),
      replaceRefusedDates: createRefusedDatesReplacer(['day']),
    },
  );

it('saves the other fields when a date is impossible, and keeps the typed date', async () => {
  const { result, saves, type, submit } = renderDatedForm();
  type({ text: 'b', day: '2026-02-31' });
  await submit();
  expect(saves).toEqual([{ values: { text: 'b', day: '2026-01-31' }, version: 1 }]);
  expect(result.current.values).toEqual({ text: 'b', day: '2026-02-31' });
  expect(result.current.field('day').error).toBe('impossible');
});

it.each([
  ['another field is invalid', ''],
  ['nothing else changed', 'a'],
])('saves nothing with an impossible date when %s', async (_, text) => {
  const { saves, type, submit } = renderDatedForm();
  type({ text, day: '2026-02-31' });
  await submit();
  expect(saves).toEqual([]);
});

it('discards changes back to the draft, with their errors', async () => {
  const { result, type, submit } = renderVersionedForm(
    { text: 'a' },
    { schema: z.object({ text: z.string().min(1) }), draft: { values: { text: 'b' }, version: 1 } },
  );
  type({ text: '' });
  await submit();
  expect(result.current.field('text').error).toBeDefined();
  act(() => result.current.reset());
  expect(result.current.values).toEqual({ text: 'b' });
  expect(result.current.field('text').error).toBeUndefined();
});

/** Renders the form of these values while a colleague has saved `current`. */
const renderWithNewerRow = <Values extends FieldValues>(
  storedValues: Values,
  current: VersionedTestRow<Values>,
) =>
  renderVersionedForm(storedValues, {
    readCurrent: async () => ({ row: current, savedBy: '' }),
    async write({ values, version }) {
      if (version < current.version) throw new AppError('conflict');
      return { ...current, ...values, version: version + 1 };
    },
  });

it('overwrites only the fields that the person changed', async () => {
  const { result, saves, type, submit } = renderWithNewerRow(
    { title: 'Titre', lead: 'Chapeau' },
    { id: 'original', title: 'Titre', lead: 'Chapeau du collègue', version: 2 },
  );
  type({ title: 'Mon titre' });
  await submit();
  await act(async () => void (await result.current.overwrite()));
  expect(saves.at(-1)?.values).toEqual({ title: 'Mon titre', lead: 'Chapeau du collègue' });
});

it('overwrites no change of a colleague who saves again before the overwrite', async () => {
  const leads = ['Un', 'Deux'];
  const { result, saves, type, submit } = renderVersionedForm(
    { title: 'Titre', lead: 'Chapeau' },
    {
      async readCurrent(_, version) {
        const [lead = ''] = leads.splice(0, 1);
        return { row: { id: 'original', title: 'Titre', lead, version: version + 1 }, savedBy: '' };
      },
      async write({ values, version }) {
        if (version < 3) throw new AppError('conflict');
        return { id: 'original', ...values, version: version + 1 };
      },
    },
  );
  type({ title: 'Mon titre' });
  await submit();
  for (let attempt = 1; attempt <= 2; attempt += 1)
    await act(async () => void (await result.current.overwrite()));
  expect(saves.at(-1)).toEqual({ values: { title: 'Mon titre', lead: 'Deux' }, version: 3 });
});

it('keeps the status that an automatic save changed when a manual save waited', async () => {
  const finishSaves: ((row: VersionedTestRow<{ text: string; status: string }>) => void)[] = [];
  const { result, saves, type, startSubmit } = renderVersionedForm(
    { text: '', status: 'published' },
    { write: () => new Promise((resolve) => finishSaves.push(resolve)) },
  );
  type({ text: 'a' });
  await act(async () => void result.current.save(result.current.form.getValues(), { isManual: false }));
  type({ text: 'a b' });
  await startSubmit();
  // The automatic save went to a working copy, which is a draft.
  await act(async () => finishSaves[0]?.({ id: 'original', text: 'a', status: 'draft', version: 2 }));
  await act(async () => finishSaves[1]?.({ id: 'original', text: 'a b', status: 'published', version: 3 }));
  expect(saves.at(-1)?.values).toEqual({ text: 'a b', status: 'draft' });
  expect(result.current.values).toEqual({ text: 'a b', status: 'published' });
  expect(result.current.isDirty).toBe(false);
});

it('removes the error of a date that the row of a colleague replaced', async () => {
  const { result, type, submit } = renderDatedForm({
    readCurrent: async () => ({
      row: { id: 'original', text: 'collègue', day: '2026-03-31', version: 2 },
      savedBy: '',
    }),
    write: () => Promise.reject(new AppError('conflict')),
  });
  type({ text: 'b', day: '2026-02-31' });
  await submit();
  act(() => result.current.reload());
  expect(result.current.values).toEqual({ text: 'collègue', day: '2026-03-31' });
  expect(result.current.field('day').error).toBeUndefined();
});

it('reports no conflict when the person restores replaced values after another save', async () => {
  const { result, saves, type, submit } = renderWithNewerRow(
    { text: 'a' },
    { id: 'original', text: 'collègue', version: 5 },
  );
  type({ text: 'b' });
  await submit();
  act(() => result.current.reload());
  type({ text: 'collègue, suite' });
  await submit();
  act(() => result.current.restoreBackup());
  await submit();
  expect(saves.map(({ version }) => version)).toEqual([1, 5, 6]);
});

it('shows a newer row without typed text, and once that text is removed', async () => {
  const { result, saves, type, setRow, submit } = renderVersionedForm({ text: 'a' });
  setRow({ id: 'original', text: 'a', version: 2 });
  expect(result.current.storedRow.version).toBe(2);
  type({ text: 'b' });
  setRow({ id: 'original', text: 'collègue', version: 3 });
  expect(result.current.values).toEqual({ text: 'b' });
  type({ text: 'a' });
  expect(result.current.values).toEqual({ text: 'collègue' });
  type({ text: 'c' });
  await submit();
  expect(saves).toEqual([{ values: { text: 'c' }, version: 3 }]);
});

it('shows no newer row while the caret is in a rich text', () => {
  const richText = document.body.appendChild(document.createElement('div'));
  richText.setAttribute('contenteditable', 'true');
  richText.tabIndex = -1;
  richText.focus();
  const { result, setRow } = renderVersionedForm({ text: 'a' });
  setRow({ id: 'original', text: 'collègue', version: 2 });
  expect(result.current.values).toEqual({ text: 'a' });
  richText.remove();
});

it('keeps the text of a working copy when its original is newer', async () => {
  const { result, type, submit, setRow } = renderVersionedForm(
    { text: 'a' },
    { write: async ({ values }) => ({ ...values, id: 'copie', version: 1 }) },
  );
  type({ text: 'b' });
  await submit();
  setRow({ id: 'original', text: 'collègue', version: 2 });
  expect(result.current.values).toEqual({ text: 'b' });
});

it('keeps a change that the person has undone during its save', async () => {
  let finishSave: (row: VersionedTestRow<{ text: string }>) => void = () => undefined;
  const { result, type, startSubmit, setRow } = renderVersionedForm(
    { text: 'a' },
    { write: () => new Promise((resolve) => (finishSave = resolve)) },
  );
  type({ text: 'b' });
  await startSubmit();
  type({ text: 'a' });
  const savedRow = { id: 'original', text: 'b', version: 2 };
  setRow(savedRow);
  await act(async () => finishSave(savedRow));
  expect(result.current.values).toEqual({ text: 'a' });
  expect(result.current.isDirty).toBe(true);
});

it('keeps unsaved values on this device until they are saved', async () => {
  const { type, submit } = renderVersionedForm({ text: 'a' });
  type({ text: 'b' });
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.original']);
  await submit();
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['the end of the session', null],
  ['the sign-in of another person', { id: 'autre' } as AuthState['user']],
])('after %s, keeps values for the person who opened the form', (_, user) => {
  const { type, setUser } = renderVersionedForm({ text: 'a' });
  setUser(user);
  type({ text: 'b' });
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.original']);
});
