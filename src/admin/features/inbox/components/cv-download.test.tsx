// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { CvDownload } from './cv-download';

vi.mock('@/admin/lib/supabase', () => ({ supabase: {} }));

it.each([
  ['not_scanned', true, 'Fichier non analysé.'],
  ['pending', false, 'En attente d’analyse\u00a0: le fichier s’ouvrira une fois vérifié.'],
  ['infected', false, 'Fichier refusé par l’analyse antivirus.'],
  ['clean', true, null],
])('offers the download of a CV in scan state %s: %s', (scanState, hasButton, text) => {
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <CvDownload cv={{ path: 'x.pdf', scanState }} name="Awa Diop" />
    </QueryClientProvider>,
  );
  expect(screen.queryAllByRole('button', { name: 'Ouvrir le CV' })).toHaveLength(hasButton ? 1 : 0);
  expect(container.querySelector('p')?.textContent ?? null).toBe(text);
});
