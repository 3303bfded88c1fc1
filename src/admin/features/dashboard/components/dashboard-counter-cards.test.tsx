// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { DashboardCounterCards } from './dashboard-counter-cards';

afterEach(() => void vi.unstubAllGlobals());

it('shows zero when a count fails, but not while it loads', async () => {
  let refuse = () => {};
  const refusal = new Promise<void>((resolve) => (refuse = resolve));
  vi.stubGlobal('fetch', () => refusal.then(() => new Response(null, { status: 403 })));
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <DashboardCounterCards permissions={['all']} />
    </QueryClientProvider>,
    { wrapper: MemoryRouter },
  );
  const cards = screen.getAllByRole('listitem');
  for (const card of cards) expect(card).not.toHaveTextContent('0');
  refuse();
  await waitFor(() => expect(cards[0]).toHaveTextContent('0'));
  for (const card of cards) expect(card).toHaveTextContent('0');
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
