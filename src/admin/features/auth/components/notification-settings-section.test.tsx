// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { NotificationSettingsSection } from './notification-settings-section';

vi.mock('../use-identity', () => ({
  useOwnRolesAndPermissions: () => ({ isLoading: false, permissions: ['forms_newsletter'] }),
}));

afterEach(() => void vi.unstubAllGlobals());

it('keeps showing the saved choice while the choices are read again', async () => {
  const methods: string[] = [];
  vi.stubGlobal('fetch', async (_input: RequestInfo | URL, { method = 'GET' }: RequestInit = {}) => {
    methods.push(method);
    if (method === 'POST') return Response.json({ tab: 'newsletter' });
    return methods.includes('POST') ? new Promise(() => undefined) : Response.json([]);
  });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <NotificationSettingsSection userId="u" />
    </QueryClientProvider>,
  );
  // the only form that the person may read
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  const menu = screen.getByLabelText('Newsletter');
  await waitFor(() => expect(menu).toBeEnabled());
  await userEvent.selectOptions(menu, 'each');
  await waitFor(() => expect(methods).toEqual(['GET', 'POST', 'GET']));
  expect(menu).toHaveValue('each');
  // a disabled menu would lose the focus
  expect(menu).toBeEnabled();
});
