// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { AuthContext } from '@/admin/features/auth/auth-context';
import { MediaPicker } from './media-picker';
// Loaded before the tests: the field loads its dialog on demand.
import './media-picker-dialog';

const rows = ['a', 'b'].map((id) => ({
  id,
  original_filename: `Affiche ${id}.png`,
  file_path: `https://m.example/${id}.png`,
  media_type: 'image',
  alt_text: null,
  width: 8,
  height: 6,
}));

/** Fake query builder: returns one row after `single()`, otherwise all. */
const createQueryBuilder = vi.hoisted(() => (allRows: { id: string }[]) => {
  let selectedId = '';
  const chain: Record<string, unknown> = {
    single: () => Promise.resolve({ data: allRows.find(({ id }) => id === selectedId) ?? null, error: null }),
    // biome-ignore lint/suspicious/noThenProperty: the builder of supabase-js is awaited as it is
    then: (resolve: (answer: unknown) => unknown) =>
      Promise.resolve({ data: allRows, error: null }).then(resolve),
  };
  for (const method of ['select', 'order', 'range', 'ilike', 'is', 'abortSignal'])
    chain[method] = () => chain;
  chain.eq = (_column: string, value: string) => {
    selectedId = value;
    return chain;
  };
  return chain;
});

vi.mock('@/admin/lib/supabase', () => ({ supabase: { from: () => createQueryBuilder(rows) } }));

// Missing in jsdom, and used by the dialog.
vi.stubGlobal('matchMedia', () => ({ matches: true }));

function renderPicker(props: Partial<Parameters<typeof MediaPicker>[0]> = {}) {
  const onChange = vi.fn();
  render(
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <AuthContext value={{ isLoading: false, user: null, needsMfaChallenge: false }}>
          <MediaPicker value={null} onChange={onChange} readOnly={false} {...props} />
        </AuthContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return onChange;
}

test('chooses an image by keyboard', async () => {
  const user = userEvent.setup();
  const onChange = renderPicker();
  screen.getByRole('button', { name: 'Choisir une image' }).focus();
  await user.keyboard('{Enter}');
  const choice = await screen.findByRole('button', { name: /Choisir «\u00a0Affiche b/ });
  choice.focus();
  await user.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b');
});

test('shows the chosen image and removes it', async () => {
  const onChange = renderPicker({ value: 'a' });
  expect(await screen.findByText('Affiche a.png')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’image' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

test('shows the image without buttons when it is read-only', async () => {
  renderPicker({ value: 'a', readOnly: true });
  expect(await screen.findByText('Affiche a.png')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('reports an image that is no longer in the library', async () => {
  renderPicker({ value: 'gone' });
  expect(await screen.findByText('Cette image n’est plus dans la médiathèque.')).toBeInTheDocument();
});
