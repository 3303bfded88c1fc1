// @vitest-environment jsdom
import { act, render, screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import collection from '@/copy/collections/partners';
import { notify } from '@/shared/components/notify';
import { ToasterHost } from '@/shared/components/toaster-host';
import { renderAdminHook } from '../../../../tests/support/render-admin';
import { loseAnswer, stubApi } from '../../../../tests/support/stub-api';
import type { StoredCollectionDraft } from './api/drafts';
import { useCollectionForm } from './use-collection-form';

const renderForm = (initialDraft?: StoredCollectionDraft) =>
  renderAdminHook(() => useCollectionForm({ collection, row: undefined, initialDraft }));

it('does not insert a removed item twice when undo follows a reset', () => {
  const showToast = vi.spyOn(notify, 'success').mockReturnValue(undefined as never);
  const { result } = renderForm();
  const items = result.current.values.items;
  act(() => result.current.removeItem(0));
  expect(result.current.values.items).toHaveLength(items.length - 1);
  act(() => result.current.reset());
  act(() => showToast.mock.lastCall?.[0].action?.onClick());
  expect(result.current.values.items).toEqual(items);
});

it('closes the undo toasts of removals when the form closes', async () => {
  render(<ToasterHost side="right" />);
  const { result, unmount } = renderForm();
  // Not item 0: the form of the test above may still dismiss its toast, which has the same id.
  act(() => result.current.removeItem(1));
  act(() => result.current.removeItem(1));
  const findUndoButtons = () => screen.queryAllByRole('button', { name: 'Annuler' });
  await waitFor(() => expect(findUndoButtons()).toHaveLength(2));
  unmount();
  await waitForElementToBeRemoved(findUndoButtons);
});

it('refuses a list of more than 200 items', async () => {
  const { result } = renderForm();
  const [item] = result.current.values.items;
  const items = Array.from({ length: 201 }, (_, index) => ({ ...item, id: `item-${index}` }));
  act(() => result.current.form.setValue('items', items as never));
  await act(() => result.current.submit());
  expect(result.current.listError).toBe('Cette liste est trop longue.');
});

it('recognises its own draft after the answer to the first save was lost', async () => {
  let storedDraft: Record<string, unknown> | undefined;
  stubApi(({ method, body }) => {
    if (method !== 'POST') return storedDraft ? [storedDraft] : [];
    if (storedDraft) return [];
    storedDraft = {
      ...body,
      publish_at: '2099-03-01T10:00:00+00:00',
      version: 1,
      updated_at: '2099-01-01T00:00:00+00:00',
    };
    return loseAnswer();
  });
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft('2099-03-01T10:00:00.000Z'));
  expect(result.current.draft).toBeUndefined();
  await act(() => result.current.saveDraft('2099-03-01T10:00:00.000Z'));
  expect(result.current.draft).toMatchObject({ version: 1 });
});

it('publishes the draft whose save is still running', async () => {
  let answerDraft: (response: Response) => void = () => undefined;
  const publications: { draft_version?: number }[] = [];
  stubApi(({ url, body }) => {
    if (url.href.includes('/rpc/save_collection')) {
      publications.push(body);
      return [{ key: collection.key, value: collection.initial, version: 1 }];
    }
    return new Promise((resolve) => (answerDraft = resolve));
  });
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(async () => void result.current.saveDraft(null));
  await act(async () => void result.current.submit());
  expect(publications).toEqual([]);
  const draft = { key: collection.key, value: result.current.values, base_version: 0, publish_at: null };
  await act(async () => answerDraft(Response.json([{ ...draft, version: 4 }])));
  expect(publications).toMatchObject([{ draft_version: 4 }]);
  await vi.waitFor(() => expect(result.current.draft).toBeUndefined());
});

it('saves no draft when a colleague saved a first draft meanwhile', async () => {
  stubApi(({ method }) =>
    method === 'POST' ? [] : [{ value: collection.initial, base_version: 0, publish_at: null }],
  );
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft(null));
  expect(result.current.draft).toBeUndefined();
});

it('drops the past date of a draft that went online meanwhile', async () => {
  const draft = {
    key: collection.key,
    value: collection.initial as unknown as StoredCollectionDraft['value'],
    base_version: 0,
    publish_at: '2026-01-02T10:00:00+00:00',
    updated_at: '2026-01-01T00:00:00+00:00',
  };
  stubApi(({ method, body }) => (method === 'POST' ? [{ ...draft, ...body, version: 1 }] : []));
  const { result } = renderForm({ ...draft, version: 2 });
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft(draft.publish_at));
  expect(result.current.draft).toMatchObject({ version: 1, publish_at: null });
  expect(result.current.hasUnsavedChanges).toBe(false);
});

it('keeps the date of a first draft that passes during its save', async () => {
  stubApi(({ body }) => [{ ...body, version: 1 }]);
  const { result } = renderForm();
  act(() => result.current.toggleItemHidden(0));
  await act(() => result.current.saveDraft('2026-01-02T10:00:00.000Z'));
  expect(result.current.draft).toMatchObject({ version: 1, publish_at: '2026-01-02T10:00:00.000Z' });
});

it('publishes again without a conflict after the answer to a publication was lost', async () => {
  const row = {
    key: collection.key,
    updated_at: '2026-01-01T00:00:00+00:00',
    value: {} as object,
    version: 0,
  };
  let isAnswerLost = true;
  stubApi(({ url, body }) => {
    if (!url.href.includes('/rpc/save_collection'))
      return url.href.includes('/site_collections?') && row.version > 0 ? [row] : [];
    const { base_version, new_value } = body;
    if (base_version !== row.version) return [];
    Object.assign(row, { value: new_value, version: row.version + 1 });
    if (!isAnswerLost) return [row];
    isAnswerLost = false;
    return loseAnswer();
  });
  const { result } = renderForm();
  const toggleFirstItem = () => act(() => result.current.toggleItemHidden(0));
  toggleFirstItem();
  await act(async () => void (await result.current.submit()));
  toggleFirstItem();
  act(() => result.current.toggleItemHidden(1));
  await act(async () => void (await result.current.submit()));
  expect(result.current.conflict).toBe(null);
  expect(row).toMatchObject({ version: 2, value: result.current.values });
  expect(result.current.values.items.map(({ hidden }) => hidden).slice(0, 2)).toEqual([undefined, true]);
});
