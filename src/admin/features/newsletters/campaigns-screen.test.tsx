// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Permission } from '@/admin/config/roles';
import { paths } from '@/shared/lib/paths';
import { renderAdmin } from '../../../../tests/support/render-admin';
import { neverAnswer, stubApi } from '../../../../tests/support/stub-api';
import { Component as CampaignsScreen } from './campaigns-screen';

const renderScreen = (permission: Permission = 'all') =>
  renderAdmin(<CampaignsScreen />, { address: paths.admin.campaigns, permissions: [permission] });

it('creates one draft when the button is pressed twice', async () => {
  let createdCount = 0;
  stubApi(({ method }) => {
    if (method !== 'POST') return Response.json([], { headers: { 'content-range': '*/0' } });
    createdCount += 1;
    return neverAnswer();
  });
  renderScreen();
  const [button] = await screen.findAllByRole('button', { name: 'Nouvelle newsletter' });
  await userEvent.click(button as HTMLElement);
  await waitFor(() => expect(createdCount).toBe(1));
  await userEvent.click(button as HTMLElement);
  expect(createdCount).toBe(1);
});

it('tells people without the permission who writes newsletters, and sends no request', () => {
  const requests = vi.fn();
  stubApi(requests);
  renderScreen('content_edit');
  expect(screen.getByText(/^Les newsletters sont réservées/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(requests).not.toHaveBeenCalled();
});

it('lists drafts, scheduled and sent campaigns apart, each with its last step', async () => {
  const toRow = (state: string, dates: object) => ({
    id: state,
    subject: state,
    state,
    audience: 'readers',
    updated_at: '2026-11-01T09:00:00Z',
    scheduled_at: null,
    started_at: null,
    ...dates,
  });
  const rows = [
    toRow('draft', {}),
    toRow('scheduled', { scheduled_at: '2026-12-02T09:00:00Z' }),
    toRow('sent', { scheduled_at: '2026-11-02T09:00:00Z', started_at: '2026-11-03T09:00:00Z' }),
  ];
  stubApi(() => Response.json(rows, { headers: { 'content-range': '0-2/3' } }));
  renderScreen();
  for (const [group, lastStep] of [
    ['Brouillons', /Modifiée? le 0?1 nov/],
    ['Programmées', /Envoi prévu le 0?2 déc/],
    ['Envoyées', /Envoyée? le 0?3 nov/],
  ] as const) {
    const items = within(await screen.findByRole('region', { name: group })).getAllByRole('listitem');
    expect(items).toHaveLength(1);
    expect(items[0]).toHaveTextContent(lastStep);
  }
});
