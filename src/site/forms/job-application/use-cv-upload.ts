import { useRef, useState } from 'react';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { type AcceptedCv, type CvRefusal, checkCv } from './cv-file';

/** Loads the storage client, which only a candidate with a CV needs. */
const loadUpload = () => import('./api/cv-upload');

/** Milliseconds during which the form reuses an uploaded file. The server deletes it after half an hour without an application. */
const FILE_LIFETIME_MS = 20 * 60_000;

/** CV that the server stores, under the file name that it issued. */
interface StoredCv {
  cv: AcceptedCv;
  fileName: string;
  storedAt: number;
}

/**
 * Returns the state of the chosen CV. `choose` checks the file; `upload`, which the form calls when it is sent, uploads
 * the file once for all attempts.
 */
export function useCvUpload() {
  const [cv, setCv] = useState<AcceptedCv | null>(null);
  const [refusal, setRefusal] = useState<CvRefusal | 'noRoom' | null>(null);
  const [isChecking, setChecking] = useState(false);
  const storedCv = useRef<StoredCv | null>(null);
  const latestChoice = useRef<File | null>(null);

  async function choose(file: File) {
    latestChoice.current = file;
    setChecking(true);
    const checkResult = await checkCv(file);
    if (latestChoice.current !== file) return;
    setChecking(false);
    const isRefused = typeof checkResult === 'string';
    setCv(isRefused ? null : checkResult);
    setRefusal(isRefused ? checkResult : null);
  }

  function remove() {
    latestChoice.current = null;
    setChecking(false);
    setCv(null);
    setRefusal(null);
  }

  /** Returns the file name under which the server accepts this CV for two minutes. */
  async function requestTicket({ extension }: AcceptedCv): Promise<string> {
    const { requestCvUploadTicket } = await loadUpload();
    const fileName = await requestCvUploadTicket(extension);
    setRefusal(fileName ? null : 'noRoom');
    if (!fileName) throw new AppError('unknown', { code: 'cv_bucket_full' });
    return fileName;
  }

  /** Refuses a file that the device changed or removed since it was chosen: every upload of it would fail. */
  async function requireReadable({ file }: AcceptedCv): Promise<void> {
    const checkResult = await checkCv(file);
    if (typeof checkResult !== 'string') return;
    setCv(null);
    setRefusal(checkResult);
    throw new AppError('unknown', { code: `cv_${checkResult}` });
  }

  /** Returns the file name of the stored CV. Uploads the file unless its last upload is still valid. */
  async function uploadOnce(chosenCv: AcceptedCv): Promise<string> {
    const lastCv = storedCv.current;
    if (lastCv?.cv === chosenCv && Date.now() - lastCv.storedAt < FILE_LIFETIME_MS) return lastCv.fileName;
    await requireReadable(chosenCv);
    const { uploadCv } = await loadUpload();
    // The ticket expires, so it is requested just before the upload.
    const fileName = await requestTicket(chosenCv);
    await uploadCv(chosenCv, fileName);
    storedCv.current = { cv: chosenCv, fileName, storedAt: Date.now() };
    return fileName;
  }

  /** Resolves to the path of the uploaded CV; null without a CV. */
  async function upload(): Promise<string | null> {
    if (!cv) return null;
    try {
      return await uploadOnce(cv);
    } catch (cause) {
      if (toAppError(cause).kind !== 'forbidden') throw cause;
      // The server deletes the oldest tickets of a sender. A second attempt requests a new one.
      return uploadOnce(cv);
    }
  }

  return { cv, refusal, isChecking, choose, remove, upload };
}
