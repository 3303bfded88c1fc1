// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Permission } from '@/admin/config/roles';
import { renderAdmin } from '../../../../tests/support/render-admin';
import { neverAnswer, stubApi } from '../../../../tests/support/stub-api';
import { Component as FormsScreen } from './forms-screen';

const renderScreen = (permission: Permission, query = '') =>
  renderAdmin(<FormsScreen />, { address: `/${query}`, permissions: [permission] });

it('shows every tab empty, without a request, to people without a form permission', async () => {
  const requests = vi.fn();
  stubApi(requests);
  renderScreen('content_manage');
  for (const [tab, emptyMessage] of [
    ['Contacts Business', 'Aucun contact business'],
    ['Contacts Presse', 'Aucun contact presse'],
    ['Candidatures', 'Aucune candidature'],
    ['Newsletter', 'Aucun abonné à la newsletter'],
  ] as const) {
    await userEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}\\s*0\\s*entrée`) }));
    expect(await screen.findByText(emptyMessage)).toBeVisible();
  }
  expect(screen.getByRole('searchbox')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Exporter/ })).toBeNull();
  expect(requests).not.toHaveBeenCalled();
});

it('shows in a tab that a search has more than 1,000 results', async () => {
  stubApi(({ url }) => (url.href.includes('/count_submissions') ? 1001 : []));
  const { client } = renderScreen('all', '?q=awa');
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(screen.getByRole('tab', { name: /^Newsletter\s*1\s000\+\s*entrées/ })).toBeVisible();
});

it('does not open a closed submission again at Back', async () => {
  stubApi(() => []);
  const { router } = renderScreen('all');
  await act(() => router.navigate('?ouvrir=business_contacts~7d3c1f52-98b4-4c0e-a1d6-2f8e5b9c0a43'));
  await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await act(() => router.navigate(-1));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows no row of the former tab while another tab loads', async () => {
  stubApi(({ url, body }) => {
    if (url.pathname.endsWith('/count_submissions')) return 1;
    if (!url.pathname.endsWith('/list_submissions')) return [];
    if (!JSON.stringify(body).includes('press_contacts')) return neverAnswer();
    const fields = { email: 'ines@exemple.com', first_name: 'Inès', status: 'new' };
    return [{ id: crypto.randomUUID(), sent_at: '2026-11-30T08:00:00Z', fields }];
  });
  renderScreen('all', '?onglet=presse');
  await screen.findAllByText('ines@exemple.com');
  await userEvent.click(screen.getByRole('tab', { name: /^Candidatures/ }));
  await screen.findByRole('tabpanel', { name: /^Candidatures/ });
  expect(screen.queryAllByText('ines@exemple.com')).toEqual([]);
});
