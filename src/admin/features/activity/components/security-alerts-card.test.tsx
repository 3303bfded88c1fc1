// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { activityText } from '@/copy/admin/activity';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { SecurityAlertsCard } from './security-alerts-card';

const createAlert = (minute: number) => ({
  id: `alert ${minute}`,
  actor: null,
  actor_name: '',
  actor_email: '',
  action: 'sign_in_failures',
  type: 'auth',
  target_id: null,
  target_label: `personne.${minute}@exemple.com`,
  details: {},
  created_at: `2026-11-30T10:0${minute}:00Z`,
});

it('dismisses only alerts that it shows', async () => {
  const stored = [1, 2, 3, 4, 5, 6, 7].map(createAlert);
  // The server applies the order and the limit of the request.
  stubApi(({ url }) => {
    const { searchParams } = url;
    const rows = searchParams.get('order')?.startsWith('created_at.desc') ? stored.toReversed() : stored;
    return rows.slice(0, Number(searchParams.get('limit')));
  });
  const onDismiss = vi.fn();
  renderAdmin(<SecurityAlertsCard dismissedAt={null} isSaving={false} onDismiss={onDismiss} />);
  await userEvent.click(await screen.findByRole('button', { name: activityText.securityAlerts.markAsSeen }));
  const [[dismissedUntil]] = onDismiss.mock.calls as [[string]];
  for (const { created_at, target_label } of stored) {
    if (created_at <= dismissedUntil) expect(screen.getByText(target_label, { exact: false })).toBeVisible();
  }
});
