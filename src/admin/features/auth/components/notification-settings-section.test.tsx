// @vitest-environment jsdom
import { MutationCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationSettingsSection } from './notification-settings-section';

vi.mock('../use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['forms_newsletter'] }),
}));

afterEach(() => void vi.unstubAllGlobals());

it('keeps showing the saved choice while the choices are read again', async () => {
  let isSaved = false;
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, init: RequestInit = {}) => {
    if (init.method !== 'POST') return isSaved ? new Promise(() => undefined) : Response.json([]);
    isSaved = true;
    return Response.json({ tab: 'newsletter' });
  });
  const client = new QueryClient({
    mutationCache: new MutationCache({ onSuccess: () => void client.invalidateQueries() }),
  });
  render(
    <QueryClientProvider client={client}>
      <NotificationSettingsSection userId="u" />
    </QueryClientProvider>,
  );
  const menu = screen.getByLabelText('Newsletter');
  await waitFor(() => expect(menu).toBeEnabled());
  await userEvent.selectOptions(menu, 'each');
  await waitFor(() => expect(client.isMutating()).toBe(0));
  expect(isSaved).toBe(true);
  expect(menu).toHaveValue('each');
});
