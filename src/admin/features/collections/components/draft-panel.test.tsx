// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { CollectionFormState } from '../use-collection-form';
import { CollectionDraftPanel } from './draft-panel';

it('saves a draft on Enter in the date, instead of publishing', async () => {
  const handleSubmit = vi.fn();
  const saveDraft = vi.fn();
  const editor = { draft: undefined, hasUnsavedChanges: true, isSavingDraft: false, saveDraft };
  render(
    <QueryClientProvider client={new QueryClient()}>
      <form onSubmit={handleSubmit}>
        <CollectionDraftPanel collectionKey="questions" editor={editor as unknown as CollectionFormState} />
        <button type="submit">Publier</button>
      </form>
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const dateField = screen.getByLabelText('Mettre en ligne le');
  fireEvent.change(dateField, { target: { value: '2099-03-01T10:00' } });
  await userEvent.type(dateField, '{Enter}');
  expect(saveDraft).toHaveBeenCalledExactlyOnceWith(new Date(2099, 2, 1, 10).toISOString());
  expect(handleSubmit).not.toHaveBeenCalled();
});
