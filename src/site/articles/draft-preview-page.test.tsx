// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import DraftPreviewPage from './draft-preview-page';

vi.mock('@/site/api/published-texts', () => ({
  fetchPreviewedText: () => Promise.reject(new Error('no network')),
}));

const TITLE = 'L’article n’a pas pu être chargé';

it('has a document title, and the focus on its title after a failed retry', async () => {
  render(
    <main>
      <Suspense>
        <DraftPreviewPage token="x" />
      </Suspense>
    </main>,
  );
  expect(document.title).toBe('Chargement de l’aperçu…');
  const button = await screen.findByRole('button', { name: 'Réessayer' });
  await waitFor(() => expect(document.title).toBe(TITLE));
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus());
});
