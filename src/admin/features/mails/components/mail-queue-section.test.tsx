// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { MailQueueSection } from './mail-queue-section';

it('focuses the section when a dismissed mail leaves the list', async () => {
  const mail = { id: 'm', kind: 'alert', recipient: 'awa@example.org', state: 'failed', reason: null };
  let unsent = [{ ...mail, created_at: '2026-11-28T10:00:00Z' }];
  stubApi(({ url }) => {
    if (url.href.includes('resolve_unsent_mail')) {
      unsent = [];
      return 'm';
    }
    const queue = { connected: true, waiting: 0, waiting_since: null, failed: unsent.length, unconfirmed: 0 };
    return [{ ...queue, unsent }];
  });
  const { client } = renderAdmin(<MailQueueSection />);
  const dismissButton = await screen.findByRole('button', { name: /^Classer/ });
  expect(screen.getByRole('status')).toHaveTextContent('Aucun e-mail n’attend.');
  await userEvent.click(dismissButton);
  await waitFor(() => expect(unsent).toEqual([]));
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  expect(screen.getByRole('region')).toHaveFocus();
});
