// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStoredTestProgramme } from '../create-test-programme';
import { toProgrammeValues } from '../programme-schema';
import { ProgrammeDialog } from './programme-dialog';

const stored = createStoredTestProgramme('Film', '2026-11-24T20:00', '2026-11-24T22:00');

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) =>
    init.method === 'POST' ? Response.json({ code: '23P01' }, { status: 409 }) : Response.json([stored]),
  );
});

afterEach(() => void vi.unstubAllGlobals());

/** Saves a new programme while the guide shows `stored`. Returns the mock of `onClose`. */
async function saveNewProgramme(title: string) {
  const onClose = vi.fn();
  const values = { ...toProgrammeValues(stored, 'UTC'), title };
  const dialog = (
    <ProgrammeDialog
      channel="hivowood"
      programme={null}
      values={values}
      programmes={[stored]}
      onClose={onClose}
    />
  );
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Enregistrer' }));
  return onClose;
}

it('accepts a programme that an attempt without an answer already stored', async () => {
  const onClose = await saveNewProgramme('Film');
  await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('refuses another programme at the same time', async () => {
  const onClose = await saveNewProgramme('Série');
  expect(await screen.findByText(/«\sFilm\s»/)).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});
