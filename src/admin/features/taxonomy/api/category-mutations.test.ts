// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useSaveCategory } from './category-mutations';

const row = { id: 'c', name: 'Cinéma', slug: 'cinema', description: '', parent_id: 'p', position: 1 };
const values = { name: 'Cinéma', slug: 'cinema', description: '' };
const client = new QueryClient();
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(QueryClientProvider, { client }, children);

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['another parent', 'q', { parent_id: 'q', position: 1_000_000 }],
  ['no parent', '', { parent_id: null, position: 1_000_000 }],
])('a category with %s becomes the last one there', async (_, parentId, columns) => {
  const updates: unknown[] = [];
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { body }: RequestInit) => {
    updates.push(JSON.parse(String(body)));
    return Response.json({ id: 'c' });
  });
  const { result } = renderHook(() => useSaveCategory(row), { wrapper });
  await act(() => result.current.mutateAsync({ ...values, parentId }));
  expect(updates).toEqual([columns]);
});
