// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { loseAnswer, refuse, stubApi } from '../../../../../tests/support/stub-api';
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
  stubApi(({ url, body }) => {
    const { pathname, searchParams } = url;
    if (pathname.endsWith('/rpc/save_content')) {
      const { fields } = body;
      if (rows.some(({ slug }) => slug === fields.slug)) return refuse(409, '23505');
      const row = toRow(fields, `copy ${rows.length}`);
      rows.push(row);
      if (!isFirstSave) return row;
      // The database stored the first duplicate, but its answer is lost.
      isFirstSave = false;
      return loseAnswer();
    }
    // A request reads the source by id, a text by `slug=eq.…`, or taken slugs by `slug=in.(…)`.
    const [id, slug] = ['id', 'slug'].map((column) => searchParams.get(column));
    if (id) return rows[0];
    return rows.filter((row) => !slug?.startsWith('eq.') || `eq.${row.slug}` === slug);
  });
  const { result } = renderAdminHook(useDuplicateContent);
  const duplicate = () => act(() => result.current.mutateAsync({ id: 'source', authorId: 'awa' }));
  await expect(duplicate()).rejects.toThrow();
  expect(await duplicate()).toMatchObject({ id: 'copy 1' });
  expect(rows).toHaveLength(2);
  expect(await duplicate()).toMatchObject({ id: 'copy 2' });
  expect(rows).toHaveLength(3);
});
