// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import DraftPreviewPage from './draft-preview-page';

vi.mock('@/site/api/published-texts', () => ({
  fetchPreviewedText: () => Promise.reject(new Error('no network')),
}));

const TITLE = 'L’article n’a pas pu être chargé';

function renderPreview() {
  render(
    <main>
      <h2 id="un-titre">Un titre</h2>
      <Suspense>
        <DraftPreviewPage token="x" />
      </Suspense>
    </main>,
  );
}

it('has a document title while it loads and after a failure', async () => {
  renderPreview();
  expect(document.title).toBe('Chargement de l’aperçu…');
  await waitFor(() => expect(document.title).toBe(TITLE));
});

it('has the focus on its title after a failed retry', async () => {
  renderPreview();
  const button = await screen.findByRole('button', { name: 'Réessayer' });
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(screen.getByRole('heading', { name: TITLE })).toHaveFocus());
});

function jumpTo(hash: string) {
  window.location.hash = hash;
  window.dispatchEvent(new Event('hashchange'));
}

it('keeps its URL when a link to a heading replaces the hash', () => {
  renderPreview();
  jumpTo('#un-titre');
  expect(window.location.hash).toBe('#apercu=x');
});

it('does not restore its URL after a link to an anchor outside the preview', () => {
  renderPreview();
  jumpTo('#contact-presse');
  expect(window.location.hash).toBe('#contact-presse');
});
