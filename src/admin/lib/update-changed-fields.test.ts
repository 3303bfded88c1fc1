// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { answerNoRow, stubApi } from '../../../tests/support/stub-api';
import { updateChangedFields } from './update-changed-fields';

const openedRow = { id: 'c', name: 'Cinéma', slug: 'cinema', parent_id: null as string | null };

/** Stubs a table whose row is `storedRow`. Returns the row, and the address of each update. */
function stubTable(storedRow: Record<string, unknown>) {
  const updates: string[] = [];
  stubApi(({ url, method, body }) => {
    const { searchParams } = url;
    if (method !== 'PATCH') return storedRow;
    updates.push(searchParams.toString());
    const isOpenedRow = Object.entries(storedRow).every(([name, value]) =>
      [null, `eq.${value}`, `is.${value}`].includes(searchParams.get(name)),
    );
    if (!isOpenedRow) return answerNoRow();
    return Object.assign(storedRow, body);
  });
  return { storedRow, updates };
}

it('keeps the parent that a colleague chose when only the name changes', async () => {
  const { storedRow } = stubTable({ ...openedRow, parent_id: 'p' });
  await updateChangedFields('categories', openedRow, { ...openedRow, name: 'Séries' });
  expect(storedRow).toEqual({ ...openedRow, name: 'Séries', parent_id: 'p' });
});

it('reports a conflict when a colleague changed the same field', async () => {
  const { storedRow, updates } = stubTable({ ...openedRow, name: 'Films' });
  const save = updateChangedFields('categories', openedRow, { ...openedRow, name: 'Séries' });
  await expect(save).rejects.toMatchObject({ kind: 'conflict' });
  expect(updates).toHaveLength(1);
  expect(storedRow.name).toBe('Films');
});

it('reports a refusal of row security, not a conflict', async () => {
  stubApi(({ method }) => (method === 'PATCH' ? answerNoRow() : openedRow));
  const save = updateChangedFields('categories', openedRow, { ...openedRow, name: 'Séries' });
  await expect(save).rejects.toMatchObject({ kind: 'not-found' });
});
