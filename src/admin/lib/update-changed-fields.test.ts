// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { updateChangedFields } from './update-changed-fields';

const openedRow = { id: 'c', name: 'Cinéma', slug: 'cinema', parent_id: null as string | null };

/** Stubs a table whose row is `storedRow`. Returns the row, and the address of each update. */
function stubTable(storedRow: Record<string, unknown>) {
  const updates: string[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method, body }: RequestInit) => {
    const { searchParams } = new URL(String(input));
    if (method !== 'PATCH') return Response.json(storedRow);
    updates.push(searchParams.toString());
    const isOpenedRow = Object.entries(storedRow).every(([name, value]) =>
      [null, `eq.${value}`, `is.${value}`].includes(searchParams.get(name)),
    );
    if (!isOpenedRow) return Response.json({ code: 'PGRST116', message: 'no row' }, { status: 406 });
    return Response.json(Object.assign(storedRow, JSON.parse(String(body))));
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
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { method }: RequestInit) =>
    method === 'PATCH' ? Response.json({ code: 'PGRST116' }, { status: 406 }) : Response.json(openedRow),
  );
  const save = updateChangedFields('categories', openedRow, { ...openedRow, name: 'Séries' });
  await expect(save).rejects.toMatchObject({ kind: 'not-found' });
});
