// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { ReviewNotice } from './review-notice';

it('lets a moderator send a working copy back, but not publish it', async () => {
  const review = {
    review_requested_at: '2026-01-01T10:00:00+00:00',
    review_requested_by: 'Awa Diop',
    review_note: '',
    review_note_by: '',
  };
  stubApi(() => review);
  const rights = { canEditText: false, canEditAny: false, canPublish: false, canDelete: false };
  renderAdmin(<ReviewNotice id="copie" rights={rights} isDirty={false} />, {
    permissions: ['content_moderate'],
  });
  expect(await screen.findByRole('button', { name: 'Renvoyer avec un mot' })).toBeVisible();
  expect(screen.queryByText(/Le publier clôt la demande/)).toBeNull();
});
