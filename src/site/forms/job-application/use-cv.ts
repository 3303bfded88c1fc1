import { useRef, useState } from 'react';
import { AppError } from '@/shared/lib/app-error';
import { type Cv, type CvRefusal, checkCv } from './cv-file';

const loadUpload = () => import('./api/cv-upload');
const loadTicket = () => import('./api/cv-ticket');

/** Milliseconds: a file that waits for its application is removed after half an hour, and so is its name. */
const GOOD_FOR = 20 * 60_000;

/** A name of the storage that was given to this file. */
interface Place {
  cv: Cv;
  name: string;
  askedAt: number;
  filled: boolean;
}

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
    const askedAt = Date.now();
    if (known?.cv === chosen && askedAt - known.askedAt < GOOD_FOR) return known;
    const { openCvUpload } = await loadTicket();
    const name = await openCvUpload(chosen.extension);
    setRefusal(name ? null : 'noRoom');
    if (!name) throw new AppError('unknown', { code: 'cv_bucket_full' });
    place.current = { cv: chosen, name, askedAt, filled: false };
    return place.current;
  }

  /** Where the CV is, once it is there; null without one. */
  async function send(): Promise<string | null> {
    if (!cv) return null;
    const found = await findPlace(cv);
    if (!found.filled) {
      const { uploadCv } = await loadUpload();
      await uploadCv(cv, found.name);
      found.filled = true;
    }
    return found.name;
  }

  return { cv, refusal, choose, remove, send };
}
