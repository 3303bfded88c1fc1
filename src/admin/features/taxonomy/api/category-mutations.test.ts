// @vitest-environment jsdom
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdminHook } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { useSaveCategory } from './category-mutations';

const row = { id: 'c', name: 'Cinéma', slug: 'cinema', description: '', parent_id: 'p', position: 1 };
const values = { name: 'Cinéma', slug: 'cinema', description: '' };

it.each([
  ['another parent', 'q', { parent_id: 'q', position: 1_000_000 }],
  ['no parent', '', { parent_id: null, position: 1_000_000 }],
])('moves a category with %s to the end of its new siblings', async (_, parentId, columns) => {
  const updates: unknown[] = [];
  stubApi(({ body }) => {
    updates.push(body);
    return { id: 'c' };
  });
  const { result } = renderAdminHook(() => useSaveCategory(row));
  await act(() => result.current.mutateAsync({ ...values, parentId }));
  expect(updates).toEqual([columns]);
});
