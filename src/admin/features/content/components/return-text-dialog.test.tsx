// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { reviewText } from '@/copy/admin/content-review';
import { renderAdmin } from '../../../../../tests/support/render-admin';
import { stubApi } from '../../../../../tests/support/stub-api';
import { ReturnTextDialog } from './return-text-dialog';

it('refuses a note that has only invisible characters', async () => {
  const requests = vi.fn();
  stubApi(requests);
  renderAdmin(<ReturnTextDialog id="a" onClose={() => undefined} />);
  await userEvent.type(screen.getByLabelText(/^Votre mot/), '\u200b');
  await userEvent.click(screen.getByRole('button', { name: reviewText.form.submit }));
  expect(await screen.findByText(reviewText.form.required)).toBeInTheDocument();
  expect(requests).not.toHaveBeenCalled();
});
