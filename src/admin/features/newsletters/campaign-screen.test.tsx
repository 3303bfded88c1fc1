// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addDays } from 'date-fns';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toDateTimeInputValue } from '@/admin/lib/publication-state';
import { campaignEditorScreenText as text } from '@/copy/admin/newsletters';
import { notFoundPageText } from '@/copy/pages/not-found';
import { Component as CampaignScreen } from './campaign-screen';

vi.mock('@/admin/features/auth/use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['all'], roleState: 'some' }),
}));

// The editor of contents needs a signed-in person and loads slowly.
vi.mock('./components/campaign-intro-field', () => ({ CampaignIntroField: () => null }));

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: false })));
afterEach(() => void vi.unstubAllGlobals());

const CAMPAIGN_ID = '7d3c1f52-98b4-4c0e-a1d6-2f8e5b9c0a43';

/** Renders the screen of a campaign without an introduction. Every function of the database fails with this response. */
function renderScreen(
  state: 'draft' | 'scheduled',
  error: object = {},
  status = 503,
  path = `/${CAMPAIGN_ID}`,
) {
  const campaign = { id: CAMPAIGN_ID, version: 1, state, subject: 'Rentrée', intro: '', audience: 'readers' };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) =>
    String(input).includes('/rpc/')
      ? Response.json(error, { status })
      : Response.json({ ...campaign, stories: ['s1'], scheduled_at: null, started_at: null }),
  );
  const router = createMemoryRouter([{ path: '/:id', element: <CampaignScreen /> }], {
    initialEntries: [path],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

it('offers another attempt when stories and subscribers of a draft fail to load', async () => {
  renderScreen('draft');
  // The first render of the editor is slow on a busy machine.
  expect(await screen.findByText(text.articlesFailed, {}, { timeout: 4000 })).toBeVisible();
  expect(await screen.findByText(text.subscribersFailed)).toBeVisible();
  expect(screen.queryByText(text.nothingToSend)).toBeNull();
});

it('offers another attempt when stories of a scheduled campaign fail to load', async () => {
  renderScreen('scheduled');
  expect(await screen.findByText(text.articlesFailed)).toBeVisible();
});

it('explains a start that is past by the clock of the database', async () => {
  renderScreen('draft', { code: '22023' }, 400);
  await userEvent.click(await screen.findByRole('button', { name: text.schedule.open }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText(/Date et heure/), {
    target: { value: toDateTimeInputValue(addDays(new Date(), 1).toISOString()) },
  });
  await userEvent.click(dialog.getByRole('button', { name: text.schedule.submit }));
  expect(await dialog.findByText(/Cette heure est passée/)).toBeVisible();
});

it('shows the not-found page for an address that is no id', async () => {
  renderScreen('draft', {}, 503, '/inconnue');
  expect(await screen.findByRole('heading', { level: 1, name: notFoundPageText.title })).toBeVisible();
});
