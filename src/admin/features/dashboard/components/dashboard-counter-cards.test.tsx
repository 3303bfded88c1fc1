// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { neverAnswer, stubApi } from '../../../../../tests/support/stub-api';
import { DashboardCounterCards } from './dashboard-counter-cards';

it('keeps zeros when the counts fail', async () => {
  const fetchCounts = vi.fn(() => new Response(null, { status: 403 }));
  stubApi(fetchCounts);
  const { client } = renderAdmin(<DashboardCounterCards permissions={['all']} />);
  await waitFor(() => expect(fetchCounts).toHaveBeenCalled());
  await waitFor(() => expect(client.isFetching()).toBe(0));
  for (const card of screen.getAllByRole('listitem')) expect(card).toHaveTextContent('0');
});

it.each([
  ['the counts of people too', 'user_manage', 8, 1],
  ['no count of people', 'content_edit', 5, 0],
] as const)('shows %s with the permission %s', (_, permission, cardCount, peopleCardCount) => {
  stubApi(neverAnswer);
  renderAdmin(<DashboardCounterCards permissions={[permission]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(cardCount);
  expect(screen.queryAllByText('Utilisateurs')).toHaveLength(peopleCardCount);
});
