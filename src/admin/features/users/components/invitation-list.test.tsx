// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { invitationText } from '@/copy/admin/invitations';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { refuse, stubApi } from '../../../../../tests/support/stub-api';
import { InvitationList } from './invitation-list';

const HOUR_MS = 3_600_000;

it('shows an invitation as expired by the clock of the server', async () => {
  const serverTime = new Date(Date.now() + 2 * HOUR_MS);
  const invitation = {
    id: 'i',
    email: 'awa@exemple.com',
    role: 'editor',
    sends: 1,
    sent_at: new Date().toISOString(),
    expires_at: new Date(Date.now() + HOUR_MS).toISOString(),
    profiles: { first_name: 'Moussa', last_name: 'Sarr' },
  };
  stubApi(() => Response.json([invitation], { headers: { Date: serverTime.toUTCString() } }));
  renderAdmin(<InvitationList roles={[]} manager={{ id: 'me', permissions: ['all'] }} />);
  expect(await screen.findByText(invitationText.expired)).toBeVisible();
});

it('says when the invitations did not load', async () => {
  stubApi(() => refuse(400, 'XX000'));
  renderAdmin(<InvitationList roles={[]} manager={{ id: 'me', permissions: ['all'] }} />);
  expect(await screen.findByRole('alert')).toHaveTextContent(invitationText.error);
});
