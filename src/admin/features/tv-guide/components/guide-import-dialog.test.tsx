// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStoredTestProgramme } from '../create-test-programme';
import type { ProgrammeData } from '../guide-model';
import { GuideImportDialog } from './guide-import-dialog';

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

/** Renders the dialog. Returns its query client and the mock of `onClose`. */
function renderDialog() {
  const onClose = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([
    { path: '/', element: <GuideImportDialog onClose={onClose} onImported={vi.fn()} /> },
  ]);
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return { client, onClose };
}

it('reports a file that the browser cannot read', async () => {
  renderDialog();
  const file = new File(['chaine;jour'], 'guide.csv', { type: 'text/csv' });
  vi.spyOn(file, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  await userEvent.upload(screen.getByLabelText('Fichier CSV'), file);
  expect(await screen.findByRole('alert')).toHaveTextContent('Ce fichier n’a pas pu être lu.');
});

describe('an import whose answer was lost', () => {
  const formerProgramme = createStoredTestProgramme('Ancien film', '2026-11-24T20:00', '2026-11-24T22:00');
  const otherEvening = createStoredTestProgramme('Veillée', '2026-11-24T18:00', '2026-11-24T19:00');

  /** Imports a film twice, because the first answer is lost. Returns the change that « Annuler » undoes. */
  async function importTwice({ shouldReplace }: { shouldReplace: boolean }) {
    let guide = [shouldReplace ? formerProgramme : otherEvening];
    let importCount = 0;
    vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
      if (!String(input).includes('/rpc/import_programmes')) return Response.json(guide);
      const { programmes, expected_programmes } = JSON.parse(String(init.body));
      const removed = shouldReplace ? guide : [];
      const expectedIds = expected_programmes.map(({ id }: { id: string }) => id);
      if (expectedIds.join() !== removed.map(({ id }) => id).join())
        return Response.json({ code: 'PT409' }, { status: 409 });
      if (!shouldReplace && importCount > 0) return Response.json({ code: '23P01' }, { status: 409 });
      importCount += 1;
      const added = programmes.map((programme: ProgrammeData) => ({
        ...programme,
        id: `import ${importCount}`,
        version: 1,
      }));
      guide = [...(shouldReplace ? [] : guide), ...added];
      if (importCount === 1) throw new TypeError('Failed to fetch');
      return Response.json({ added, removed });
    });
    const { client, onClose } = renderDialog();
    const csv = 'chaine;jour;debut;fin;titre\nHivowood;24/11/2026;20:00;21:00;Nouveau film\n';
    await userEvent.upload(screen.getByLabelText('Fichier CSV'), new File([csv], 'guide.csv'));
    if (!shouldReplace) await userEvent.click(await screen.findByLabelText(/Les garder/));
    await screen.findByText(/^1 émission ajoutée/);
    const submitButton = screen.getByRole('button', { name: 'Importer' });
    await userEvent.click(submitButton);
    await screen.findByText(/Connexion impossible/);
    // The query client of the back office reads the guide again after a failure.
    await act(() => client.invalidateQueries());
    await userEvent.click(submitButton);
    await vi.waitFor(() => expect(onClose).toHaveBeenCalled());
    return client.getMutationCache().getAll().at(-1)?.state.data;
  }

  it('is recognised, so its undo restores the former guide', async () => {
    expect(await importTwice({ shouldReplace: true })).toMatchObject({
      added: [{ id: 'import 1', version: 1 }],
      removed: [{ title: 'Ancien film' }],
    });
  });

  it('is recognised when it keeps the other programmes of the day', async () => {
    expect(await importTwice({ shouldReplace: false })).toMatchObject({
      added: [{ id: 'import 1', version: 1 }],
      removed: [],
    });
  });
});
