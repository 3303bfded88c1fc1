// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { downloadUrl } from '@/shared/lib/save-file';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { CvDownload } from './cv-download';

vi.mock('@/shared/lib/save-file', () => ({ downloadUrl: vi.fn() }));

it.each([
  ['not_scanned', true, 'Fichier non analysé.'],
  ['pending', false, 'En attente d’analyse\u00a0: le fichier s’ouvrira une fois vérifié.'],
  ['infected', false, 'Fichier refusé par l’analyse antivirus.'],
  ['clean', true, null],
])('offers the download of a CV in scan state %s: %s', (scanState, hasButton, text) => {
  const { container } = renderAdmin(<CvDownload cv={{ path: 'x.pdf', scanState }} name="Awa Diop" />);
  expect(screen.queryAllByRole('button', { name: 'Ouvrir le CV' })).toHaveLength(hasButton ? 1 : 0);
  expect(container.querySelector('p')?.textContent ?? null).toBe(text);
});

it('opens nothing when a captive portal answers instead of the storage', async () => {
  const portal = '<!doctype html><p>Bienvenue sur le Wi-Fi';
  const requests = vi.fn(() => new Response(portal, { headers: { 'content-type': 'text/html' } }));
  stubApi(requests);
  const { client } = renderAdmin(<CvDownload cv={{ path: 'x.pdf', scanState: 'clean' }} name="Awa Diop" />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le CV' }));
  await waitFor(() => expect(client.getMutationCache().getAll().at(-1)?.state.status).toBe('error'));
  expect(requests).toHaveBeenCalledOnce();
  expect(downloadUrl).not.toHaveBeenCalled();
});
