// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { expect, it } from 'vitest';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import { z } from '@/admin/lib/zod';
import { AppError } from '@/shared/lib/app-error';
import { createRefusedDatesReplacer } from './create-refused-dates-replacer';
import { useVersionedForm } from './use-versioned-form';

type Row<Values> = Values & { version: number };
type FormOptions<Values extends FieldValues> = Parameters<typeof useVersionedForm<Values, Row<Values>>>[0];

const auth = { isLoading: false, user: { id: 'personne' } as AuthState['user'], needsMfaChallenge: false };

/** Renders the form of version 1 of a record. */
function renderForm<Values extends FieldValues>(
  initialValues: Values,
  options: Pick<FormOptions<Values>, 'write'> & Partial<FormOptions<Values>>,
) {
  const names = Object.keys(initialValues);
  const toValues = (row: Row<Values> | undefined) =>
    Object.fromEntries(names.map((name) => [name, row?.[name]])) as Values;
  const schema = z.looseObject({}) as unknown as z.ZodType<Values>;
  const { result } = renderHook(
    () => useVersionedForm({ schema, row: { ...initialValues, version: 1 }, toValues, ...options }),
    { wrapper: ({ children }) => createElement(AuthContext, { value: auth }, children) },
  );
  const type = (values: Partial<Values>) =>
    act(() => {
      for (const [name, value] of Object.entries(values))
        result.current.form.setValue(name as Path<Values>, value);
    });
  /** Calls the action and waits for its end. */
  const run = (action: (form: typeof result.current) => unknown) =>
    act(async () => void (await action(result.current)));
  /** Starts a save without waiting for its response. */
  const startSave = () => act(async () => void result.current.submit());
  return { result, type, run, startSave };
}

type Values = { list: string[] };

/** Adds the entries of a colleague after the typed ones; null when the first entries differ. */
function merge(base: Values, mine: Values, theirs: Values): Values | null {
  if (mine.list[0] !== base.list[0]) return null;
  return { list: [...mine.list, ...theirs.list.filter((entry) => !base.list.includes(entry))] };
}

/**
 * Saves « a » and types `typed` before the response, which also holds an entry of a colleague. Then saves again.
 * Returns the list in the form, and the version that each save started from.
 */
async function typeDuringSave(typed: string[]) {
  let finishSave: (row: Row<Values>) => void = () => undefined;
  const versions: number[] = [];
  const { result, type, startSave } = renderForm<Values>(
    { list: [] },
    {
      write: (_, { version }) => {
        versions.push(version);
        return new Promise((resolve) => {
          finishSave = resolve;
        });
      },
      merge,
    },
  );
  type({ list: ['a'] });
  await startSave();
  type({ list: typed });
  await act(async () => finishSave({ list: ['a', 'collègue'], version: 3 }));
  await startSave();
  return { list: result.current.values.list, versions };
}

it('keeps what was typed during a save on top of a colleague’s change', async () => {
  expect(await typeDuringSave(['a', 'b'])).toEqual({ list: ['a', 'b', 'collègue'], versions: [1, 3] });
});

it('keeps the version that was read when a colleague changed the same list', async () => {
  expect(await typeDuringSave(['autre'])).toEqual({ list: ['autre'], versions: [1, 1] });
});

type DatedValues = { text: string; day: string };

/** Types both values and saves. Returns the saved values, the values of the form, and the error of the date. */
async function saveWithDay(typed: DatedValues) {
  const sent: DatedValues[] = [];
  const { result, type, run } = renderForm<DatedValues>(
    { text: 'a', day: '2026-01-31' },
    {
      schema: z.object({ text: z.string().min(1), day: z.iso.date('impossible') }),
      replaceRefusedDates: createRefusedDatesReplacer(['day']),
      write: async (values, { version }) => {
        sent.push(values);
        return { ...values, version: version + 1 };
      },
    },
  );
  type(typed);
  await run(({ submit }) => submit());
  return { sent, values: result.current.values, error: result.current.field('day').error };
}

it('saves the other fields when a date is impossible, and keeps the typed date', async () => {
  expect(await saveWithDay({ text: 'b', day: '2026-02-31' })).toEqual({
    sent: [{ text: 'b', day: '2026-01-31' }],
    values: { text: 'b', day: '2026-02-31' },
    error: 'impossible',
  });
});

it.each([
  ['another field is invalid', ''],
  ['nothing else changed', 'a'],
])('saves nothing beside an impossible date when %s', async (_, text) => {
  expect((await saveWithDay({ text, day: '2026-02-31' })).sent).toEqual([]);
});

it('saves over a colleague only the fields that the person changed', async () => {
  const theirRow = { title: 'Titre', lead: 'Chapeau du collègue', version: 2 };
  const sent: object[] = [];
  const { type, run } = renderForm(
    { title: 'Titre', lead: 'Chapeau' },
    {
      readCurrent: async () => ({ row: theirRow, savedBy: '' }),
      write: async (values, { version }) => {
        if (version === 1) throw new AppError('conflict');
        sent.push(values);
        return { ...values, version: version + 1 };
      },
    },
  );
  type({ title: 'Mon titre' });
  await run(({ submit }) => submit());
  await run(({ overwrite }) => overwrite());
  expect(sent).toEqual([{ title: 'Mon titre', lead: 'Chapeau du collègue' }]);
});

it('sends what an automatic save changed, when a manual save waited for it', async () => {
  const sent: object[] = [];
  const finishSaves: ((row: { text: string; status: string; version: number }) => void)[] = [];
  const { result, type, startSave } = renderForm(
    { text: '', status: 'published' },
    {
      write: (values) => {
        sent.push(values);
        return new Promise((resolve) => finishSaves.push(resolve));
      },
    },
  );
  type({ text: 'a' });
  await act(async () => void result.current.save(result.current.form.getValues(), { isManual: false }));
  type({ text: 'a b' });
  await startSave();
  // the automatic save went to a working copy, which is a draft
  await act(async () => finishSaves[0]?.({ text: 'a', status: 'draft', version: 2 }));
  await act(async () => finishSaves[1]?.({ text: 'a b', status: 'published', version: 3 }));
  expect(sent.at(-1)).toEqual({ text: 'a b', status: 'draft' });
  expect(result.current.values).toEqual({ text: 'a b', status: 'published' });
  expect(result.current.isDirty).toBe(false);
});

/** Renders the form of the text « a », with a backup. `id` and `current` are the row that the database has now. */
function renderTextForm(id: string, current: Row<{ text: string }>) {
  localStorage.clear();
  const sentVersions: number[] = [];
  const form = renderForm(
    { text: 'a' },
    {
      readCurrent: async () => ({ row: current, savedBy: '' }),
      backup: {
        kind: 'essai',
        schema: z.object({ text: z.string() }),
        toId: (row) => (row === current ? id : 'original'),
      },
      write: async (values, { version }) => {
        sentVersions.push(version);
        if (version < current.version) throw new AppError('conflict');
        return { ...values, version: version + 1 };
      },
    },
  );
  const save = async (text: string) => {
    form.type({ text });
    await form.run(({ submit }) => submit());
  };
  return { ...form, save, sentVersions };
}

it('stores the replaced values as a backup of the row that took the place', async () => {
  const { result, save } = renderTextForm('copie', { text: 'collègue', version: 5 });
  await save('b');
  act(() => result.current.reload());
  expect(result.current.values).toEqual({ text: 'collègue' });
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.copie']);
  act(() => result.current.restoreBackup());
  expect(result.current.values).toEqual({ text: 'b' });
});

it('keeps unsaved values on this device until they are saved', async () => {
  const { type, save } = renderTextForm('original', { text: 'a', version: 1 });
  type({ text: 'b' });
  window.dispatchEvent(new Event('pagehide'));
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.original']);
  await save('c');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('reports no conflict when the replaced values come back after an own save', async () => {
  const { result, save, run, sentVersions } = renderTextForm('original', { text: 'collègue', version: 5 });
  await save('b');
  act(() => result.current.reload());
  await save('collègue, suite');
  act(() => result.current.restoreBackup());
  await run(({ submit }) => submit());
  expect(sentVersions).toEqual([1, 5, 6]);
});

it('saves again when a change is taken back after a save without an answer', async () => {
  let storedRow = { text: 'a', version: 1 };
  const { result, type, run } = renderForm(
    { text: 'a' },
    {
      write: async ({ text }) => {
        storedRow = { text, version: storedRow.version + 1 };
        if (storedRow.version === 2) throw new AppError('network');
        return storedRow;
      },
    },
  );
  type({ text: 'b' });
  await run(({ submit }) => submit());
  type({ text: 'a' });
  expect(result.current).toMatchObject({ isDirty: true, canReset: false });
  await run(({ submit }) => submit());
  expect(storedRow).toEqual({ text: 'a', version: 3 });
  expect(result.current.isDirty).toBe(false);
});
