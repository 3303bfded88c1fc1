// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import collection from '@/copy/collections/partners';
import { notify } from '@/shared/components/notify';
import type { StoredCollectionDraft } from './api/drafts';
import { useCollectionForm } from './use-collection-form';

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
);

const renderForm = (initialDraft?: StoredCollectionDraft) =>
  renderHook(() => useCollectionForm({ collection, row: undefined, initialDraft }), { wrapper });

afterEach(() => void vi.unstubAllGlobals());

it('does not insert a removed item again after a reset restored it', () => {
  const showToast = vi.spyOn(notify, 'success').mockReturnValue(undefined as never);
  const { result } = renderForm();
  const items = result.current.values.items;
  act(() => result.current.removeItem(0));
  expect(result.current.values.items).toHaveLength(items.length - 1);
  act(() => result.current.reset());
  act(() => showToast.mock.lastCall?.[0].action?.onClick());
  expect(result.current.values.items).toEqual(items);
});

it('recognises its own draft when the answer to the first save was lost', async () => {
  let storedDraft: Record<string, unknown> | undefined;
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json(storedDraft ? [storedDraft] : []);
    if (storedDraft) return Response.json([]);
    storedDraft = {
      ...JSON.parse(String(init.body)),
      publish_at: '2099-03-01T10:00:00+00:00',
      version: 1,
      updated_at: '2099-01-01T00:00:00+00:00',
    };
    throw new TypeError('Failed to fetch');
  });
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft('2099-03-01T10:00:00.000Z'));
  expect(result.current.draft).toBeUndefined();
  await act(() => result.current.saveDraft('2099-03-01T10:00:00.000Z'));
  expect(result.current.draft).toMatchObject({ version: 1 });
});

it('saves no draft when a colleague saved another one first', async () => {
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) =>
    Response.json(
      init.method === 'POST' ? [] : [{ value: collection.initial, base_version: 0, publish_at: null }],
    ),
  );
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft(null));
  expect(result.current.draft).toBeUndefined();
});

it('saves a draft although the one that was read went online meanwhile', async () => {
  const draft = {
    key: collection.key,
    value: collection.initial as unknown as StoredCollectionDraft['value'],
    base_version: 0,
    publish_at: null,
    updated_at: '2026-01-01T00:00:00+00:00',
  };
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) =>
    Response.json(init.method === 'POST' ? [{ ...draft, ...JSON.parse(String(init.body)), version: 1 }] : []),
  );
  const { result } = renderForm({ ...draft, version: 2 });
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft(null));
  expect(result.current.draft).toMatchObject({ version: 1 });
  expect(result.current.hasUnsavedChanges).toBe(false);
});
