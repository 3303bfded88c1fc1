import { expect, it } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { saveOverVersion } from './save-over-version';

interface Row {
  version: number;
  text: string;
}

/** Fake table with one row. Updates need its version, as with PostgREST. */
function createTable(stored: Row, { isRefused = false } = {}) {
  const table = {
    stored,
    save: (text: string) => async (version: number) => {
      if (isRefused || version !== table.stored.version) throw new AppError('not-found');
      table.stored = { version: version + 1, text };
      return table.stored;
    },
  };
  return table;
}

const saveText = (
  table: ReturnType<typeof createTable>,
  text: string,
  version: number,
  textsWithoutResponse: string[] = [],
) =>
  saveOverVersion<Row>({
    version,
    save: table.save(text),
    readCurrent: async () => table.stored,
    isSame: (row) => row.text === text,
    mayReplace: (row) => textsWithoutResponse.includes(row.text),
  });

it('writes over the version that was read', async () => {
  const table = createTable({ version: 3, text: 'ours' });
  expect(await saveText(table, 'ours, longer', 3)).toEqual({ version: 4, text: 'ours, longer' });
});

it('reports a conflict and keeps the row of a colleague', async () => {
  const table = createTable({ version: 4, text: 'theirs' });
  await expect(saveText(table, 'ours', 3)).rejects.toMatchObject({ kind: 'conflict' });
  expect(table.stored).toEqual({ version: 4, text: 'theirs' });
});

it('reports a refusal when the version did not change', async () => {
  const table = createTable({ version: 3, text: 'theirs' }, { isRefused: true });
  await expect(saveText(table, 'ours', 3)).rejects.toMatchObject({ kind: 'not-found' });
});

it('resolves when an attempt without a response was stored', async () => {
  const table = createTable({ version: 4, text: 'ours' });
  expect(await saveText(table, 'ours', 3)).toEqual({ version: 4, text: 'ours' });
});

it('saves over its own earlier save whose response was lost', async () => {
  const table = createTable({ version: 4, text: 'ours' });
  expect(await saveText(table, 'ours, longer', 3, ['ours'])).toEqual({ version: 5, text: 'ours, longer' });
});
