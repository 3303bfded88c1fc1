// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { newContentValues, toContentInsert } from '../content-schema';
import { useDuplicateContent } from './content-mutations';

it('duplicates a text once when the first answer was lost, and again afterwards', async () => {
  const source = { ...newContentValues, title: 'Grille', slug: 'grille' };
  const toRow = (fields: { slug: string }, id: string) => ({
    ...fields,
    id,
    version: 1,
    copy_of: null,
    update_at: null,
    content_tags: [],
  });
  const rows = [toRow(toContentInsert(source, 'awa'), 'source')];
  let isFirstSave = true;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { body }: RequestInit) => {
    const { pathname, searchParams } = new URL(String(input));
    if (pathname.endsWith('/rpc/save_content')) {
      const { fields } = JSON.parse(String(body));
      if (rows.some(({ slug }) => slug === fields.slug))
        return Response.json({ code: '23505' }, { status: 409 });
      const row = toRow(fields, `copy ${rows.length}`);
      rows.push(row);
      if (!isFirstSave) return Response.json(row);
      // The database stored the first duplicate, but its answer is lost.
      isFirstSave = false;
      throw new TypeError('Failed to fetch');
    }
    // A request reads the source by id, a text by `slug=eq.…`, or taken slugs by `slug=in.(…)`.
    const [id, slug] = ['id', 'slug'].map((column) => searchParams.get(column));
    if (id) return Response.json(rows[0]);
    return Response.json(rows.filter((row) => !slug?.startsWith('eq.') || `eq.${row.slug}` === slug));
  });
  const { result } = renderAdminHook(useDuplicateContent);
  const duplicate = () => act(() => result.current.mutateAsync({ id: 'source', authorId: 'awa' }));
  await expect(duplicate()).rejects.toThrow();
  expect(await duplicate()).toMatchObject({ id: 'copy 1' });
  expect(rows).toHaveLength(2);
  expect(await duplicate()).toMatchObject({ id: 'copy 2' });
  expect(rows).toHaveLength(3);
});
