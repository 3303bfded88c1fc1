// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MediaListRow } from '../api/media-queries';
import { MediaDetailsForm } from './media-details-form';

const file: MediaListRow = {
  id: 'a',
  filename: '1763712345678-rapport-a1b2.pdf',
  original_filename: 'Rapport.pdf',
  file_path: 'https://m.example/rapport.pdf',
  mime_type: 'application/pdf',
  file_size: 8,
  media_type: 'document',
  uploaded_by: null,
  width: null,
  height: null,
  alt_text: null,
  caption: 'Ancienne légende',
  credit: 'Awa Diop',
  licence: null,
  focal_x: null,
  focal_y: null,
  color: null,
  renditions: null,
  created_at: '2026-11-01T10:00:00Z',
};

/** The form, and a button that loads the caption that a colleague has saved. */
function FormWithReload() {
  const [row, setRow] = useState(file);
  return (
    <>
      <MediaDetailsForm file={row} />
      <button type="button" onClick={() => setRow({ ...file, caption: 'Légende d’une collègue' })}>
        Recharger
      </button>
    </>
  );
}

/** File in the database, and the changes that the form sent. */
let storedFile = file;
const update = vi.fn();

beforeEach(() => {
  storedFile = file;
  update.mockClear();
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, { method, body }: RequestInit) => {
    if (method !== 'PATCH') return Response.json(storedFile);
    update(JSON.parse(String(body)));
    const caption = new URL(String(input)).searchParams.get('caption');
    if (caption === null || caption === `eq.${storedFile.caption}`) return Response.json({ id: 'a' });
    return Response.json({ code: 'PGRST116', message: 'no row' }, { status: 406 });
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <FormWithReload /> }])} />
    </QueryClientProvider>,
  );
});

afterEach(() => void vi.unstubAllGlobals());

const save = () => userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));

it('saves only the changed texts of a file', async () => {
  await userEvent.type(screen.getByLabelText(/^Licence/), ' Libre ');
  await save();
  expect(update).toHaveBeenCalledExactlyOnceWith({ licence: 'Libre' });
});

it('merges the saved field of a colleague with the typed text', async () => {
  await userEvent.type(screen.getByLabelText(/^Crédit/), ' / Groupe Obouo');
  await userEvent.click(screen.getByRole('button', { name: 'Recharger' }));
  expect(screen.getByLabelText(/^Légende/)).toHaveValue('Légende d’une collègue');
  await save();
  expect(update).toHaveBeenCalledExactlyOnceWith({ credit: 'Awa Diop / Groupe Obouo' });
});

it('does not save a text over the one that a colleague saved meanwhile', async () => {
  await userEvent.type(screen.getByLabelText(/^Légende/), ' de la régie');
  storedFile = { ...file, caption: 'Légende d’une collègue' };
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Une autre personne a enregistré/);
  expect(update).toHaveBeenCalledOnce();
  expect(screen.getByLabelText(/^Légende/)).toHaveValue('Ancienne légende de la régie');
});
