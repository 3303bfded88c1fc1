// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCvUpload } from './use-cv-upload';

const uploadCv = vi.hoisted(() => vi.fn());
vi.mock('./api/cv-upload', () => ({ requestCvUploadTicket: async () => 'ticket.pdf', uploadCv }));

it('refuses at the upload a CV that changed since it was chosen', async () => {
  const file = new File(['%PDF-1.7'], 'cv.pdf');
  const { result } = renderHook(useCvUpload);
  act(() => void result.current.choose(file));
  await waitFor(() => expect(result.current.cv).not.toBeNull());
  // Chromium no longer reads a file that another program saved again
  vi.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('', 'NotReadableError');
  });
  await act(() => expect(result.current.upload()).rejects.toMatchObject({ code: 'cv_unreadable' }));
  expect(result.current).toMatchObject({ cv: null, refusal: 'unreadable' });
  expect(uploadCv).not.toHaveBeenCalled();
});
