// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoredTestProgramme } from '../create-test-programme';
import type { Programme } from '../guide-model';
import { toProgrammeValues } from '../programme-schema';
import { ProgrammeDialog } from './programme-dialog';

const stored = createStoredTestProgramme('Film', '2026-11-24T20:00', '2026-11-24T22:00');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  let attempts = 0;
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') return Response.json([stored]);
    attempts += 1;
    if (attempts === 1) throw new TypeError('Failed to fetch');
    return Response.json({ code: '23P01' }, { status: 409 });
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** Opens a new programme with this title while the guide shows these. `refreshGuide` makes it show `stored`. */
async function openNewProgramme(title: string, programmes: Programme[]) {
  const onClose = vi.fn();
  let refreshGuide: () => void = () => {};
  function Guide() {
    const [shownProgrammes, setShownProgrammes] = useState(programmes);
    refreshGuide = () => setShownProgrammes([stored]);
    const values = { ...toProgrammeValues(stored, 'UTC'), title };
    return (
      <ProgrammeDialog
        channel="hivowood"
        programme={null}
        values={values}
        programmes={shownProgrammes}
        onClose={onClose}
      />
    );
  }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Guide /> }])} />
    </QueryClientProvider>,
  );
  const saveButton = await screen.findByRole('button', { name: 'Enregistrer' });
  return { onClose, saveButton, refreshGuide: () => act(() => refreshGuide()) };
}

it('accepts a programme that an attempt without an answer already stored', async () => {
  const { onClose, saveButton, refreshGuide } = await openNewProgramme('Film', []);
  await userEvent.click(saveButton);
  expect(await screen.findByRole('alert')).toBeVisible();
  refreshGuide();
  await userEvent.click(saveButton);
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it.each(['Série', 'Film'])('refuses « %s » at the time of a stored programme', async (title) => {
  const { onClose, saveButton } = await openNewProgramme(title, [stored]);
  await userEvent.click(saveButton);
  expect(await screen.findByText(/«\sFilm\s»/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
