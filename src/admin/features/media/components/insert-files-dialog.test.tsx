// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { AuthContext } from '@/admin/features/auth/auth-context';
import { InsertFilesDialog } from './insert-files-dialog';

const row = {
  id: 'a',
  original_filename: 'Affiche.png',
  file_path: 'https://m.example/a.png',
  media_type: 'image',
  alt_text: null,
  width: 8,
  height: 6,
};

/** Shows the library with one picture. Returns a function that answers the requests for its details. */
async function renderDialog(onPick: () => void) {
  const waitingAnswers: (() => void)[] = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const url = new URL(String(input));
    if (!url.pathname.endsWith('/media_library')) return Response.json([]);
    if (!url.searchParams.has('id')) return Response.json([row]);
    await new Promise<void>((resolve) => waitingAnswers.push(resolve));
    return Response.json(row);
  });
  const { unmount } = render(
    <QueryClientProvider client={new QueryClient()}>
      <AuthContext value={{ isLoading: false, user: null, needsMfaChallenge: false }}>
        <MemoryRouter>
          <InsertFilesDialog onPick={onPick} onClose={() => undefined} />
        </MemoryRouter>
      </AuthContext>
    </QueryClientProvider>,
  );
  const choice = await screen.findByRole('button', { name: 'Choisir «\u00a0Affiche.png\u00a0»' });
  const answer = () =>
    act(async () => {
      for (const resolve of waitingAnswers.splice(0)) resolve();
      await new Promise((resolve) => setTimeout(resolve));
    });
  return { choice, answer, unmount };
}

afterEach(() => vi.unstubAllGlobals());

it('inserts a file once after a double click', async () => {
  const onPick = vi.fn();
  const { choice, answer } = await renderDialog(onPick);
  await userEvent.dblClick(choice);
  await answer();
  expect(onPick).toHaveBeenCalledExactlyOnceWith(
    [{ src: 'https://m.example/a.png', name: 'Affiche.png', alt: '' }],
    [],
  );
});

it('inserts nothing once the dialog is closed', async () => {
  const onPick = vi.fn();
  const { choice, answer, unmount } = await renderDialog(onPick);
  await userEvent.click(choice);
  unmount();
  await answer();
  expect(onPick).not.toHaveBeenCalled();
});
