// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { z } from '@/admin/lib/zod';
import { useVersionedForm } from './use-versioned-form';

type Values = { list: string[] };
type Row = Values & { version: number };

const schema = z.object({ list: z.array(z.string()) });
const toValues = (row: Row | undefined): Values => ({ list: row?.list ?? [] });

/** Keeps what was typed and what a colleague added, unless the first entries differ. */
const rebase = ({ list: typed }: Values, { list: sent }: Values, { list: stored }: Values) =>
  typed[0] === sent[0] ? { list: [...typed, ...stored.filter((entry) => !sent.includes(entry))] } : null;

/** Saves « a », types `typed` during the save, and resolves it with a version that a colleague also changed. */
async function typeDuringSave(typed: string[]) {
  let finish: (row: Row) => void = () => undefined;
  const versions: number[] = [];
  const { result } = renderHook(() =>
    useVersionedForm<Values, Row>({
      schema,
      row: { list: [], version: 1 },
      toValues,
      isSame: (left, right) => JSON.stringify(left) === JSON.stringify(right),
      write: (_, { version }) => {
        versions.push(version);
        return new Promise((resolve) => {
          finish = resolve;
        });
      },
      rebase,
    }),
  );
  act(() => result.current.form.setValue('list', ['a']));
  await act(async () => void result.current.submit());
  act(() => result.current.form.setValue('list', typed));
  await act(async () => finish({ list: ['a', 'collègue'], version: 3 }));
  await act(async () => void result.current.submit());
  return { list: result.current.values.list, versions };
}

it('keeps what was typed during a save on top of a colleague’s change', async () => {
  expect(await typeDuringSave(['a', 'b'])).toEqual({ list: ['a', 'b', 'collègue'], versions: [1, 3] });
});

it('keeps the read version when what was typed meets a colleague’s change', async () => {
  expect(await typeDuringSave(['autre'])).toEqual({ list: ['autre'], versions: [1, 1] });
});
