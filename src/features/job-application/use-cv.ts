import { useRef, useState } from 'react';
import { type Cv, type CvRefusal, checkCv } from './cv-file';

const loadUpload = () => import('./api/cv-upload');

/** The chosen CV: checked when it is chosen, sent with the form and only once, however often the form is sent again. */
export function useCv() {
  const [cv, setCv] = useState<Cv | null>(null);
  const [refusal, setRefusal] = useState<CvRefusal | null>(null);
  const uploaded = useRef<string | null>(null);

  function choose(file: File) {
    const checked = checkCv(file);
    const refused = typeof checked === 'string';
    setCv(refused ? null : checked);
    setRefusal(refused ? checked : null);
    // Fetched ahead; if that fails, sending tries again and says so.
    if (!refused) loadUpload().catch(() => undefined);
  }

  function remove() {
    setCv(null);
    setRefusal(null);
  }

  /** Where the CV is, once it is there; null without one. */
  async function send(): Promise<string | null> {
    if (!cv) return null;
    if (uploaded.current !== cv.path) {
      const { uploadCv } = await loadUpload();
      await uploadCv(cv);
      uploaded.current = cv.path;
    }
    return cv.path;
  }

  return { cv, refusal, choose, remove, send };
}
