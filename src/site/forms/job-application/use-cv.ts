import { useRef, useState } from 'react';
import { AppError, toAppError } from '@/shared/lib/app-error';
import { type Cv, type CvRefusal, checkCv } from './cv-file';

const loadUpload = () => import('./api/cv-upload');
const loadTicket = () => import('./api/cv-ticket');

/** Milliseconds: the server removes a file without an application after half an hour. */
const FILE_LASTS = 20 * 60_000;
/** Milliseconds: the server takes no upload two minutes after it gave the name. */
const TICKET_LASTS = 90_000;

/** A name of the storage that was given to this file. */
interface Place {
  cv: Cv;
  name: string;
  askedAt: number;
  filled: boolean;
}

const isUsable = ({ askedAt, filled }: Place) => Date.now() - askedAt < (filled ? FILE_LASTS : TICKET_LASTS);

/** The chosen CV: checked when it is chosen, sent with the form and only once, however often the form is sent again. */
export function useCv() {
  const [cv, setCv] = useState<Cv | null>(null);
  const [refusal, setRefusal] = useState<CvRefusal | 'noRoom' | null>(null);
  const place = useRef<Place | null>(null);

  function choose(file: File) {
    const checked = checkCv(file);
    const refused = typeof checked === 'string';
    setCv(refused ? null : checked);
    setRefusal(refused ? checked : null);
    // Fetched ahead; if that fails, sending tries again and says so.
    if (!refused) Promise.all([loadUpload(), loadTicket()]).catch(() => undefined);
  }

  function remove() {
    setCv(null);
    setRefusal(null);
  }

  /** The place of this file: the one it has, while that is good, else a new one. */
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

  /** Puts the file in its place, which it returns. */
  async function fillPlace(chosen: Cv): Promise<Place> {
    const { uploadCv } = await loadUpload();
    // right before the upload: the name does not last
    const found = await findPlace(chosen);
    if (!found.filled) {
      await uploadCv(chosen, found.name);
      found.filled = true;
    }
    return found;
  }

  /** Where the CV is, once it is there; null without one. */
  async function send(): Promise<string | null> {
    if (!cv) return null;
    try {
      return (await fillPlace(cv)).name;
    } catch (cause) {
      if (toAppError(cause).kind !== 'forbidden') throw cause;
      // the name was given up for newer ones: another one is asked for, once
      place.current = null;
      return (await fillPlace(cv)).name;
    }
  }

  return { cv, refusal, choose, remove, send };
}
