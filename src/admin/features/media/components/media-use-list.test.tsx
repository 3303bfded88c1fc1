// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { MediaUseList } from './media-use-list';

afterEach(() => void vi.unstubAllGlobals());

it('lists a text and its working copy once', async () => {
  const original = { id: 'texte', title: 'Titre', copy_of: null };
  const copy = { id: 'copie', title: 'Titre changé', copy_of: 'texte' };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = String(input);
    if (url.includes('cover_media_id')) return Response.json([copy, original]);
    if (url.includes('/content_media?')) return Response.json([{ id: 'copie', content: copy }]);
    return Response.json([]);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MediaUseList id="photo" />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  await screen.findByText('Titre');
  const hrefs = screen.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  expect(hrefs).toEqual(['Titre /admin/content/texte', 'Titre changé /admin/content/texte']);
});
