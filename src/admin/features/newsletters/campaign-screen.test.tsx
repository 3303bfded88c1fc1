// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { Component as CampaignScreen } from './campaign-screen';

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['all'], roleState: 'some' }),
}));

afterEach(() => void vi.unstubAllGlobals());

/** Renders the screen of a campaign without an introduction, whose stories and subscribers cannot be read. */
function renderScreen(state: 'draft' | 'scheduled') {
  const campaign = { id: 'c1', version: 1, state, subject: 'Rentrée', intro: '', audience: 'readers' };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/rpc/')
      ? Response.json({ message: 'unavailable' }, { status: 503 })
      : Response.json({ ...campaign, stories: ['s1'], scheduled_at: null, started_at: null }),
  );
  const router = createMemoryRouter([{ path: '/:id', element: <CampaignScreen /> }], {
    initialEntries: ['/c1'],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('offers another attempt when stories and subscribers of a draft fail to load', async () => {
  renderScreen('draft');
  expect(await screen.findByText(text.articlesFailed)).toBeVisible();
  expect(await screen.findByText(text.subscribersFailed)).toBeVisible();
  expect(screen.queryByText(text.nothingToSend)).toBeNull();
});

it('offers another attempt when stories of a scheduled campaign fail to load', async () => {
  renderScreen('scheduled');
  expect(await screen.findByText(text.articlesFailed)).toBeVisible();
});
