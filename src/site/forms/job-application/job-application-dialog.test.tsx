// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { notify } from '@/shared/components/notify';
import { AppError } from '@/shared/lib/app-error';
import { JobApplicationDialog } from './job-application-dialog';

const [insertVisitorRow, requestCvUploadTicket, uploadCv] = vi.hoisted(() => [vi.fn(), vi.fn(), vi.fn()]);
vi.mock('@/site/api/insert-row', () => ({ insertVisitorRow }));
vi.mock('./api/cv-upload', () => ({ requestCvUploadTicket, uploadCv }));
vi.mock('../honeypot', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  delayEarlyFormSending: async () => undefined,
}));

const VALUES = { first_name: 'Awa', last_name: 'Diop', email: 'awa@exemple.com', motivation: 'Raconter.' };

it('sends no application while its CV cannot be uploaded', async () => {
  const showError = vi.spyOn(notify, 'error').mockReturnValue();
  requestCvUploadTicket.mockRejectedValue(new AppError('rate-limit', { retryAfterSeconds: 42 }));
  const element = <JobApplicationDialog onClose={() => undefined} />;
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
  const form = screen.getByRole<HTMLFormElement>('form');
  fireEvent.change(screen.getByLabelText(/^CV/), { target: { files: [new File(['%PDF-1.7'], 'cv.pdf')] } });
  await screen.findByText('cv.pdf');
  for (const [name, value] of Object.entries(VALUES))
    Object.assign(form.elements.namedItem(name) ?? {}, { value });
  Object.assign(form.elements.namedItem('gdpr_consent') ?? {}, { checked: true });
  fireEvent.submit(form);
  await waitFor(() => expect(showError).toHaveBeenCalledOnce());
  expect(await screen.findByRole('alert')).toHaveTextContent('Réessayez dans 42 secondes');
  expect(screen.getByText('cv.pdf')).toBeVisible();
  expect(insertVisitorRow).not.toHaveBeenCalled();
  // The form logs its failure, and tests/setup.ts fails a test that logs an error.
  vi.mocked(console.error).mockClear();
});
