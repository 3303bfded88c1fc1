// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '@/shared/lib/app-error';
import { useCvUpload } from './use-cv-upload';

const uploadCv = vi.hoisted(() => vi.fn());
const requestCvUploadTicket = vi.hoisted(() => vi.fn());
vi.mock('./api/cv-upload', () => ({ requestCvUploadTicket, uploadCv }));

beforeEach(() => {
  let ticketCount = 0;
  requestCvUploadTicket.mockReset().mockImplementation(async () => `ticket-${++ticketCount}.pdf`);
  uploadCv.mockReset().mockResolvedValue(undefined);
});

/** Renders the hook with a chosen CV. */
async function renderWithCv() {
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  const { result } = renderHook(useCvUpload);
  act(() => void result.current.choose(file));
  await waitFor(() => expect(result.current.cv).not.toBeNull());
  return { file, result };
}

it('refuses a CV that changed since it was chosen, and requests no ticket', async () => {
  const { file, result } = await renderWithCv();
  // Chromium no longer reads a file that another program saved again
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotReadableError');
  });
  await act(() => expect(result.current.upload()).rejects.toMatchObject({ code: 'cv_unreadable' }));
  expect(result.current).toMatchObject({ cv: null, refusal: 'unreadable' });
  expect(requestCvUploadTicket).not.toHaveBeenCalled();
  expect(uploadCv).not.toHaveBeenCalled();
});

it('uploads the file once for all attempts, until the stored file expires', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { result } = await renderWithCv();
  uploadCv.mockRejectedValueOnce(new AppError('network'));
  await act(() => expect(result.current.upload()).rejects.toMatchObject({ kind: 'network' }));
  // the second attempt uploads the file, and the third finds it stored
  await act(async () => expect(await result.current.upload()).toBe('ticket-2.pdf'));
  await act(async () => expect(await result.current.upload()).toBe('ticket-2.pdf'));
  expect(uploadCv).toHaveBeenCalledTimes(2);
  // the form stays open longer than the 20 minutes for which it relies on the stored file
  vi.setSystemTime(Date.now() + 21 * 60_000);
  await act(async () => expect(await result.current.upload()).toBe('ticket-3.pdf'));
});

it('requests a new ticket when the storage refuses the first', async () => {
  const { result } = await renderWithCv();
  uploadCv.mockRejectedValueOnce(new AppError('forbidden', { status: 403 }));
  await act(async () => expect(await result.current.upload()).toBe('ticket-2.pdf'));
  expect(requestCvUploadTicket).toHaveBeenCalledTimes(2);
});

it('uploads nothing while the storage is full, nor without a CV', async () => {
  const { result } = await renderWithCv();
  requestCvUploadTicket.mockResolvedValue(null);
  await act(() => expect(result.current.upload()).rejects.toMatchObject({ code: 'cv_bucket_full' }));
  expect(result.current.refusal).toBe('noRoom');
  expect(uploadCv).not.toHaveBeenCalled();
  act(() => result.current.remove());
  await act(async () => expect(await result.current.upload()).toBeNull());
});
