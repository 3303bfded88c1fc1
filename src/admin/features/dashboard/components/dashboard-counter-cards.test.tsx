// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardCounterCards } from './dashboard-counter-cards';

afterEach(() => void vi.unstubAllGlobals());

it('keeps zeros when the counts fail', async () => {
  const fetchCounts = vi.fn(async () => new Response(null, { status: 403 }));
  vi.stubGlobal('fetch', fetchCounts);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <DashboardCounterCards permissions={['all']} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  await waitFor(() => expect(fetchCounts).toHaveBeenCalled());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  for (const card of screen.getAllByRole('listitem')) expect(card).toHaveTextContent('0');
});

it('shows counts of people only to those who manage accounts', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  for (const [permission, cardCount] of [
    ['user_manage', 8],
    ['content_edit', 5],
  ] as const) {
    const { unmount } = render(
      <QueryClientProvider client={new QueryClient()}>
        <DashboardCounterCards permissions={[permission]} />
      </QueryClientProvider>,
      { wrapper: MemoryRouter },
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(cardCount);
    expect(screen.queryAllByText('Utilisateurs')).toHaveLength(permission === 'user_manage' ? 1 : 0);
    unmount();
  }
});
