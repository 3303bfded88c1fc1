import { useRef, useState } from 'react';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { type AcceptedCv, type CvRefusal, checkCv } from './cv-file';

const loadUpload = () => import('./api/cv-upload');

/** Milliseconds during which the form reuses an uploaded file. The server deletes it after half an hour without an application. */
const FILE_LIFETIME_MS = 20 * 60_000;
/** Milliseconds during which the form reuses a ticket. The server accepts an upload for two minutes. */
const TICKET_LIFETIME_MS = 90_000;

/** CV upload ticket: the file name that the server issued for this CV. */
interface CvTicket {
  cv: AcceptedCv;
  fileName: string;
  requestedAt: number;
  isUploaded: boolean;
}

const isUsable = ({ requestedAt, isUploaded }: CvTicket) =>
  Date.now() - requestedAt < (isUploaded ? FILE_LIFETIME_MS : TICKET_LIFETIME_MS);

/**
 * Returns the state of the chosen CV. `choose` checks the file; `upload`, which the form calls when it is sent, uploads
 * the file once for all attempts.
 */
export function useCvUpload() {
  const [cv, setCv] = useState<AcceptedCv | null>(null);
  const [refusal, setRefusal] = useState<CvRefusal | 'noRoom' | null>(null);
  const [isChecking, setChecking] = useState(false);
  const ticketRef = useRef<CvTicket | null>(null);
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
    // If this preload fails, sending tries again and reports the error.
    if (!isRefused) loadUpload().catch(() => undefined);
  }

  function remove() {
    latestChoice.current = null;
    setChecking(false);
    setCv(null);
    setRefusal(null);
  }

  async function requestTicket(chosenCv: AcceptedCv): Promise<CvTicket> {
    const { requestCvUploadTicket } = await loadUpload();
    const fileName = await requestCvUploadTicket(chosenCv.extension);
    setRefusal(fileName ? null : 'noRoom');
    if (!fileName) throw new AppError('unknown', { code: 'cv_bucket_full' });
    ticketRef.current = { cv: chosenCv, fileName, requestedAt: Date.now(), isUploaded: false };
    return ticketRef.current;
  }

  /** Refuses a file that the device changed or removed since it was chosen: every upload of it would fail. */
  async function requireReadable({ file }: AcceptedCv): Promise<void> {
    const checkResult = await checkCv(file);
    if (typeof checkResult !== 'string') return;
    setCv(null);
    setRefusal(checkResult);
    throw new AppError('unknown', { code: `cv_${checkResult}` });
  }

  /** Returns the ticket of this uploaded file. Uploads the file unless its last upload is still valid. */
  async function uploadOnce(chosenCv: AcceptedCv): Promise<CvTicket> {
    const lastTicket = ticketRef.current;
    const usableTicket = lastTicket?.cv === chosenCv && isUsable(lastTicket) ? lastTicket : null;
    if (usableTicket?.isUploaded) return usableTicket;
    await requireReadable(chosenCv);
    const { uploadCv } = await loadUpload();
    // The ticket expires, so it is requested just before the upload.
    const ticket = usableTicket ?? (await requestTicket(chosenCv));
    await uploadCv(chosenCv, ticket.fileName);
    ticket.isUploaded = true;
    return ticket;
  }

  /** Resolves to the path of the uploaded CV; null without a CV. */
  async function upload(): Promise<string | null> {
    if (!cv) return null;
    try {
      return (await uploadOnce(cv)).fileName;
    } catch (cause) {
      if (toAppError(cause).kind !== 'forbidden') throw cause;
      // The server deletes the oldest tickets of a sender. A second attempt uses a new one.
      ticketRef.current = null;
      return (await uploadOnce(cv)).fileName;
    }
  }

  return { cv, refusal, isChecking, choose, remove, upload };
}
