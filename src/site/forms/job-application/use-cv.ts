import { useRef, useState } from 'react';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { type Cv, type CvRefusal, checkCv } from './cv-file';

const loadUpload = () => import('./api/cv-upload');
const loadTicket = () => import('./api/cv-ticket');

/** Milliseconds: the server deletes a file without an application after half an hour. */
const FILE_LASTS = 20 * 60_000;
/** Milliseconds: the server accepts no upload two minutes after it issued the name. */
const TICKET_LASTS = 90_000;

/** Name in the storage that was issued for this file. */
interface Place {
  cv: Cv;
  name: string;
  askedAt: number;
  filled: boolean;
}

const isUsable = ({ askedAt, filled }: Place) => Date.now() - askedAt < (filled ? FILE_LASTS : TICKET_LASTS);

/**
 * State of the chosen CV: checked when chosen, uploaded with the form, and only once however often the form
 * is sent.
 */
export function useCv() {
  const [cv, setCv] = useState<Cv | null>(null);
  const [refusal, setRefusal] = useState<CvRefusal | 'noRoom' | null>(null);
  const place = useRef<Place | null>(null);
  const latestChoice = useRef<File | null>(null);

  async function choose(file: File) {
    latestChoice.current = file;
    const checked = await checkCv(file);
    if (latestChoice.current !== file) return;
    const refused = typeof checked === 'string';
    setCv(refused ? null : checked);
    setRefusal(refused ? checked : null);
    // Preloaded; if that fails, sending tries again and reports the error.
    if (!refused) Promise.all([loadUpload(), loadTicket()]).catch(() => undefined);
  }

  function remove() {
    latestChoice.current = null;
    setCv(null);
    setRefusal(null);
  }

  /** Returns the ticket of this file while it is valid, else a new one. */
  async function findPlace(chosen: Cv): Promise<Place> {
    const known = place.current;
    if (known?.cv === chosen && isUsable(known)) return known;
    const { openCvUpload } = await loadTicket();
    const name = await openCvUpload(chosen.extension);
    setRefusal(name ? null : 'noRoom');
    if (!name) throw new AppError('unknown', { code: 'cv_bucket_full' });
    place.current = { cv: chosen, name, askedAt: Date.now(), filled: false };
    return place.current;
  }

  /** Uploads the file and returns its ticket. */
  async function fillPlace(chosen: Cv): Promise<Place> {
    const { uploadCv } = await loadUpload();
    // right before the upload, because the name expires
    const found = await findPlace(chosen);
    if (!found.filled) {
      await uploadCv(chosen, found.name);
      found.filled = true;
    }
    return found;
  }

  /** Resolves to the path of the uploaded CV; null without one. */
  async function send(): Promise<string | null> {
    if (!cv) return null;
    try {
      return (await fillPlace(cv)).name;
    } catch (cause) {
      if (toAppError(cause).kind !== 'forbidden') throw cause;
      // the server dropped the name for newer ones: requests another one, once
      place.current = null;
      return (await fillPlace(cv)).name;
    }
  }

  return { cv, refusal, choose, remove, send };
}
