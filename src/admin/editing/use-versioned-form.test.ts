// @vitest-environment jsdom

import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import { expect, it } from 'vitest';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import { z } from '@/admin/lib/zod';
import { AppError } from '@/shared/lib/app-error';
import { createRefusedDatesReplacer } from './create-refused-dates-replacer';
import { useVersionedForm } from './use-versioned-form';

type Values = { list: string[] };
type Row = Values & { version: number };

const schema = z.object({ list: z.array(z.string()) });
const toValues = (row: Row | undefined): Values => ({ list: row?.list ?? [] });

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
  let finishSave: (row: Row) => void = () => undefined;
  const versions: number[] = [];
  const { result } = renderHook(() =>
    useVersionedForm<Values, Row>({
      schema,
      row: { list: [], version: 1 },
      toValues,
      write: (_, { version }) => {
        versions.push(version);
        return new Promise((resolve) => {
          finishSave = resolve;
        });
      },
      merge,
    }),
  );
  act(() => result.current.form.setValue('list', ['a']));
  await act(async () => void result.current.submit());
  act(() => result.current.form.setValue('list', typed));
  await act(async () => finishSave({ list: ['a', 'collègue'], version: 3 }));
  await act(async () => void result.current.submit());
  return { list: result.current.values.list, versions };
}

it('adds what was typed during a save to the change of a colleague', async () => {
  expect(await typeDuringSave(['a', 'b'])).toEqual({ list: ['a', 'b', 'collègue'], versions: [1, 3] });
});

it('saves over the version that was read when a colleague changed the same list', async () => {
  expect(await typeDuringSave(['autre'])).toEqual({ list: ['autre'], versions: [1, 1] });
});

type DatedValues = { text: string; day: string };

/** Types both values and saves. Returns the saved values, the values of the form, and the error of the date. */
async function saveWithDay(typed: DatedValues) {
  const sent: DatedValues[] = [];
  const toDatedValues = (row: (DatedValues & { version: number }) | undefined) => ({
    text: row?.text ?? '',
    day: row?.day ?? '',
  });
  const { result } = renderHook(() =>
    useVersionedForm<DatedValues, DatedValues & { version: number }>({
      schema: z.object({ text: z.string().min(1), day: z.iso.date('impossible') }),
      row: { text: 'a', day: '2026-01-31', version: 1 },
      toValues: toDatedValues,
      replaceRefusedDates: createRefusedDatesReplacer(['day']),
      write: async (values, { version }) => {
        sent.push(values);
        return { ...values, version: version + 1 };
      },
    }),
  );
  for (const [name, value] of Object.entries(typed))
    act(() => result.current.form.setValue(name as keyof DatedValues, value));
  await act(async () => void (await result.current.submit()));
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
])('saves nothing with an impossible date when %s', async (_, text) => {
  expect((await saveWithDay({ text, day: '2026-02-31' })).sent).toEqual([]);
});

it('overwrites only the fields that the person changed', async () => {
  type ArticleTexts = { title: string; lead: string };
  type ArticleRow = ArticleTexts & { version: number };
  const toTexts = (row: ArticleRow | undefined) => ({ title: row?.title ?? '', lead: row?.lead ?? '' });
  const theirRow: ArticleRow = { title: 'Titre', lead: 'Chapeau du collègue', version: 2 };
  const sent: ArticleTexts[] = [];
  const { result } = renderHook(() =>
    useVersionedForm<ArticleTexts, ArticleRow>({
      schema: z.object({ title: z.string(), lead: z.string() }),
      row: { title: 'Titre', lead: 'Chapeau', version: 1 },
      toValues: toTexts,
      readCurrent: async () => ({ row: theirRow, savedBy: '' }),
      write: async (values, { version }) => {
        if (version === 1) throw new AppError('conflict');
        sent.push(values);
        return { ...values, version: version + 1 };
      },
    }),
  );
  act(() => result.current.form.setValue('title', 'Mon titre'));
  await act(async () => void (await result.current.submit()));
  await act(async () => void (await result.current.overwrite()));
  expect(sent).toEqual([{ title: 'Mon titre', lead: 'Chapeau du collègue' }]);
});

type TextValues = { text: string; status: string };

it('keeps the status that an automatic save changed when a manual save waited', async () => {
  const sent: TextValues[] = [];
  const finishSaves: ((row: TextValues & { version: number }) => void)[] = [];
  const textSchema = z.object({ text: z.string(), status: z.string() });
  const toTextValues = (row?: TextValues) => ({ text: row?.text ?? '', status: row?.status ?? '' });
  const { result } = renderHook(() =>
    useVersionedForm<TextValues, TextValues & { version: number }>({
      schema: textSchema,
      row: { text: '', status: 'published', version: 1 },
      toValues: toTextValues,
      write: (values) => {
        sent.push(values);
        return new Promise((resolve) => finishSaves.push(resolve));
      },
    }),
  );
  act(() => result.current.form.setValue('text', 'a'));
  await act(async () => void result.current.save(result.current.form.getValues(), { isManual: false }));
  act(() => result.current.form.setValue('text', 'a b'));
  await act(async () => void result.current.submit());
  // The automatic save went to a working copy, which is a draft.
  await act(async () => finishSaves[0]?.({ text: 'a', status: 'draft', version: 2 }));
  await act(async () => finishSaves[1]?.({ text: 'a b', status: 'published', version: 3 }));
  expect(sent.at(-1)).toEqual({ text: 'a b', status: 'draft' });
  expect(result.current.values).toEqual({ text: 'a b', status: 'published' });
  expect(result.current.isDirty).toBe(false);
});

type TextRow = { id: string; text: string; version: number };

/** Renders the form of the row « original » with the text « a », version 1, while the database has `current`. */
function renderTextForm(current: TextRow) {
  const sentVersions: number[] = [];
  const toTexts = (row?: TextRow) => ({ text: row?.text ?? '' });
  const textSchema = z.object({ text: z.string() });
  const auth: AuthState = {
    isLoading: false,
    user: { id: 'personne' } as AuthState['user'],
    needsMfaChallenge: false,
  };
  const { result, rerender } = renderHook(
    () =>
      useVersionedForm<{ text: string }, TextRow>({
        schema: textSchema,
        row: { id: 'original', text: 'a', version: 1 },
        toValues: toTexts,
        readCurrent: async () => ({ row: current, savedBy: '' }),
        backup: { kind: 'essai', schema: textSchema, toId: (row) => row?.id },
        write: async (values, { version, baseRow }) => {
          sentVersions.push(version);
          if (version < current.version) throw new AppError('conflict');
          return { ...(baseRow ?? current), ...values, version: version + 1 };
        },
      }),
    { wrapper: ({ children }) => createElement(AuthContext, { value: { ...auth } }, children) },
  );
  function setUser(user: AuthState['user']) {
    auth.user = user;
    rerender();
  }
  const save = async (text: string) => {
    act(() => result.current.form.setValue('text', text));
    await act(async () => void (await result.current.submit()));
  };
  return { result, save, sentVersions, setUser };
}

it('stores the replaced values as a backup of the new row', async () => {
  const { result, save } = renderTextForm({ id: 'copie', text: 'collègue', version: 5 });
  await save('b');
  act(() => result.current.reload());
  expect(result.current.values).toEqual({ text: 'collègue' });
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.copie']);
  act(() => result.current.restoreBackup());
  expect(result.current.values).toEqual({ text: 'b' });
});

it('keeps unsaved values on this device until they are saved', async () => {
  const { result, save } = renderTextForm({ id: 'original', text: 'a', version: 1 });
  act(() => result.current.form.setValue('text', 'b'));
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.original']);
  await save('c');
  expect(Object.keys(localStorage)).toEqual([]);
});

it.each([
  ['the end of the session', null],
  ['the sign-in of another person', { id: 'autre' } as AuthState['user']],
])('keeps values for the person who opened the form after %s', (_, user) => {
  const { result, setUser } = renderTextForm({ id: 'original', text: 'a', version: 1 });
  setUser(user);
  act(() => result.current.form.setValue('text', 'b'));
  expect(Object.keys(localStorage)).toEqual(['obouo.essai.personne.original']);
});

it('reports no conflict when the replaced values come back after an own save', async () => {
  const { result, save, sentVersions } = renderTextForm({ id: 'original', text: 'collègue', version: 5 });
  await save('b');
  act(() => result.current.reload());
  await save('collègue, suite');
  act(() => result.current.restoreBackup());
  await act(async () => void (await result.current.submit()));
  expect(sentVersions).toEqual([1, 5, 6]);
});

it('saves again when a change is undone after a save without an answer', async () => {
  type VersionedText = { text: string; version: number };
  const toText = (row: VersionedText | undefined) => ({ text: row?.text ?? '' });
  let storedRow: VersionedText = { text: 'a', version: 1 };
  const { result } = renderHook(() =>
    useVersionedForm<{ text: string }, VersionedText>({
      schema: z.object({ text: z.string() }),
      row: { text: 'a', version: 1 },
      toValues: toText,
      write: async ({ text }) => {
        storedRow = { text, version: storedRow.version + 1 };
        if (storedRow.version === 2) throw new AppError('network');
        return storedRow;
      },
    }),
  );
  const type = (text: string) => act(() => result.current.form.setValue('text', text));
  type('b');
  await act(async () => void (await result.current.submit()));
  type('a');
  expect(result.current).toMatchObject({ isDirty: true, canReset: false });
  await act(async () => void (await result.current.submit()));
  expect(storedRow).toEqual({ text: 'a', version: 3 });
  expect(result.current.isDirty).toBe(false);
});
