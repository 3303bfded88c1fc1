// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { reviewText } from '@/copy/admin/content-review';
import { ReturnReviewDialog } from './return-review-dialog';

it('refuses a note of invisible characters at its field', async () => {
  const fetchMock = vi.fn();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const element = <ReturnReviewDialog id="a" onClose={() => undefined} />;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element }])} />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText(/^Votre mot/), '\u200b');
  await userEvent.click(screen.getByRole('button', { name: reviewText.form.submit }));
  expect(await screen.findByText(reviewText.form.required)).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
});
