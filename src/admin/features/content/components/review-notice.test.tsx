// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reviewText } from '@/copy/admin/content-review';
import { ReviewNotice } from './review-notice';

it('refuses a note of invisible characters at its field', async () => {
  const fetchMock = vi.fn(async () => Response.json({ review_requested_at: '2026-11-30T10:00:00+00:00' }));
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const rights = { canEditText: true, canEditAny: true, canPublish: true, canDelete: true };
  const element = <ReviewNotice id="a" rights={rights} isDirty={false} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: reviewText.sendBack }));
  await userEvent.type(screen.getByLabelText(/^Votre mot/), '\u200b');
  await userEvent.click(screen.getByRole('button', { name: reviewText.form.submit }));
  expect(await screen.findByText(reviewText.form.required)).toBeInTheDocument();
  // The only request reads the review.
  expect(fetchMock).toHaveBeenCalledOnce();
});
