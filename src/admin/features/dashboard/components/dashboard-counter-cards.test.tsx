// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { DashboardCounterCards } from './dashboard-counter-cards';

it('keeps zeros when the counts fail', async () => {
  const fetchCounts = vi.fn(async () => new Response(null, { status: 403 }));
  vi.stubGlobal('fetch', fetchCounts);
  const { client } = renderAdmin(<DashboardCounterCards permissions={['all']} />);
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
    const { unmount } = renderAdmin(<DashboardCounterCards permissions={[permission]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(cardCount);
    expect(screen.queryAllByText('Utilisateurs')).toHaveLength(permission === 'user_manage' ? 1 : 0);
    unmount();
  }
});
