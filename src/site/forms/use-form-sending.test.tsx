// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { publicFormToastTexts } from '@/copy/forms/common';
import { notify } from '@/shared/components/notify';
import { AppError } from '@/shared/lib/app-error';
import { NewsletterForm } from './newsletter/newsletter-form';
import { PressContactDialog } from './press-contact/press-contact-dialog';

const insertVisitorRow = vi.hoisted(() => vi.fn());
vi.mock('@/site/api/insert-row', () => ({ insertVisitorRow }));
vi.mock('./honeypot', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  delayEarlyFormSending: async () => undefined,
}));

const VALUES = { email: 'awa@exemple.com', first_name: 'Awa', last_name: 'Diop', media: 'Podcast' };

it.each([
  ['the newsletter form', <NewsletterForm key="newsletter" />],
  ['a form in a dialog', <PressContactDialog key="press" mode="newsletter" onClose={() => undefined} />],
])('%s says when to send again, and sends nothing with a filled honeypot', async (_name, element) => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue();
  insertVisitorRow.mockReset().mockRejectedValue(new AppError('rate-limit', { retryAfterSeconds: 42 }));
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  const fill = (name: string, value: string) => Object.assign(form.elements.namedItem(name) ?? {}, { value });
  for (const [name, value] of Object.entries(VALUES)) fill(name, value);
  fireEvent.submit(form);
  await waitFor(() => expect(showError).toHaveBeenCalledWith(publicFormToastTexts.failure));
  expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans 42 secondes');
  expect(form.elements.namedItem('email')).toHaveValue(VALUES.email);
  expect(form.querySelector('a[href="/politique-confidentialite"]')).toBeVisible();
  // The form logs its failure, and tests/setup.ts fails a test that logs an error.
  vi.mocked(console.error).mockClear();
  fill('site_web', 'https://exemple.com');
  fireEvent.submit(form);
  expect(showError).toHaveBeenCalledTimes(2);
  expect(insertVisitorRow).toHaveBeenCalledOnce();
});
