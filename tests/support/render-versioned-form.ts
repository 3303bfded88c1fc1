import { act, renderHook } from '@testing-library/react';
import { createElement } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useVersionedForm } from '@/admin/editing/use-versioned-form';
import { AuthContext, type AuthState } from '@/admin/features/auth/auth-context';
import { z } from '@/admin/lib/zod';

/** Stored row of a form in a test. */
export type VersionedTestRow<Values> = Values & { id: string; version: number };
/** Options of `useVersionedForm`, which a test may replace. */
export type VersionedFormTestOptions<Values extends FieldValues> = Parameters<
  typeof useVersionedForm<Values, VersionedTestRow<Values>>
>[0];

/** Renders the form of the row « original » with these values and version 1. By default, each save succeeds. */
export function renderVersionedForm<Values extends FieldValues>(
  storedValues: Values,
  options: Partial<VersionedFormTestOptions<Values>> = {},
) {
  const original: VersionedTestRow<Values> = { ...storedValues, id: 'original', version: 1 };
  /** Values and version of each save. */
  const saves: { values: Values; version: number }[] = [];
  const auth: AuthState = {
    isLoading: false,
    user: { id: 'personne' } as AuthState['user'],
    needsMfaChallenge: false,
  };
  const schema = z.custom<Values>();
  const toValues = (row = original) =>
    Object.fromEntries(Object.keys(storedValues).map((name) => [name, row[name]])) as Values;
  let storedRow = original;
  const { result, rerender } = renderHook(
    () =>
      useVersionedForm<Values, VersionedTestRow<Values>>({
        schema,
        row: storedRow,
        toValues,
        readCurrent: async () => null,
        backup: { kind: 'essai', schema, toId: (row) => row?.id },
        ...options,
        async write(save) {
          const { values, version, baseRow } = save;
          saves.push({ values, version });
          return options.write?.(save) ?? { ...baseRow, ...values, version: version + 1 };
        },
      }),
    { wrapper: ({ children }) => createElement(AuthContext, { value: { ...auth } }, children) },
  );
  return {
    result,
    saves,
    type: (values: Partial<Values>) =>
      act(() => {
        for (const [name, value] of Object.entries(values))
          result.current.form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>);
      }),
    submit: () => act(async () => void (await result.current.submit())),
    /** Starts a save and does not wait for it. */
    startSubmit: () => act(async () => void result.current.submit()),
    setUser(user: AuthState['user']) {
      auth.user = user;
      rerender();
    },
    /** Gives the form a row that its query has read again. */
    setRow(row: VersionedTestRow<Values>) {
      storedRow = row;
      rerender();
    },
  };
}
