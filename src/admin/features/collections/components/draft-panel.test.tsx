// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEventHandler } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { CollectionFormState } from '../use-collection-form';
import { CollectionDraftPanel } from './draft-panel';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const client = new QueryClient();
const createPanel = (editor: object, handleSubmit?: FormEventHandler) => (
  <QueryClientProvider client={client}>
    <form onSubmit={handleSubmit}>
      <CollectionDraftPanel editor={editor as CollectionFormState} />
      <button type="submit">Publier</button>
    </form>
  </QueryClientProvider>
);
const renderPanel = (editor: object, handleSubmit?: FormEventHandler) =>
  render(createPanel(editor, handleSubmit), { wrapper: MemoryRouter });

it('saves a draft on Enter in the date, instead of publishing', async () => {
  const handleSubmit = vi.fn();
  const saveDraft = vi.fn();
  const editor = { draft: undefined, hasUnsavedChanges: true, isSavingDraft: false, saveDraft };
  renderPanel(editor, handleSubmit);
  const dateField = screen.getByLabelText('Mettre en ligne le');
  fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
  await userEvent.type(dateField, '{Enter}');
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(new Date(2099, 2, 1, 10).toISOString());
  expect(handleSubmit).not.toHaveBeenCalled();
});

it('forgets a typed date when the draft is published', () => {
  const draft = { key: 'questions', publish_at: null, version: 1 };
  const editor = { hasUnsavedChanges: false, isSavingDraft: false, isSubmitting: false };
  const { rerender } = renderPanel({ ...editor, draft });
  const dateField = screen.getByLabelText('Mettre en ligne le');
  fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
  rerender(createPanel({ ...editor, draft: undefined }));
  expect(dateField).toHaveValue('');
});

it('disables its buttons during a publication', () => {
  const draft = { key: 'questions', publish_at: null, version: 1 };
  renderPanel({ draft, hasUnsavedChanges: true, isSavingDraft: false, isSubmitting: true });
  expect(screen.getByRole('button', { name: 'Enregistrer le brouillon' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Abandonner le brouillon' })).toBeDisabled();
});

it('does not discard a newer draft of a colleague', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let isDeleted = false;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'DELETE') return Response.json([{ key: 'questions', version: 2 }]);
    isDeleted = !/version=eq\.1/.test(String(input));
    return Response.json(isDeleted ? [{ key: 'questions' }] : []);
  });
  const showLiveValues = vi.fn();
  const draft = { key: 'questions', publish_at: null, version: 1 };
  renderPanel({ draft, hasUnsavedChanges: false, isSavingDraft: false, isSubmitting: false, showLiveValues });
  await userEvent.click(screen.getByRole('button', { name: 'Abandonner le brouillon' }));
  const dialog = screen.getByRole('alertdialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Abandonner le brouillon' }));
  expect(await screen.findByText(/Une autre personne a enregistré une modification/)).toBeVisible();
  expect(isDeleted).toBe(false);
  expect(showLiveValues).not.toHaveBeenCalled();
});

it('keeps the instant of an unchanged date in the hour that occurs twice', async () => {
  vi.stubEnv('TZ', 'Europe/Paris');
  const saveDraft = vi.fn();
  const draft = { key: 'questions', publish_at: '2026-10-25T01:30:00+00:00', version: 1 };
  renderPanel({ draft, hasUnsavedChanges: true, isSavingDraft: false, isSubmitting: false, saveDraft });
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer le brouillon' }));
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(draft.publish_at);
});
