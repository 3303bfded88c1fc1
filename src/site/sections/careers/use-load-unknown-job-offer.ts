import { useEffect, useState } from 'react';
import { useRefreshPageData } from '@/site/hooks/use-site-data';

/** Milliseconds that the page waits for the database before it reports that an offer is gone. */
const TIMEOUT_MS = 3000;

/** Loads an unknown offer from the database. Returns true until the database answers or the timeout ends. */
export function useLoadUnknownJobOffer(id: string | null, isKnown: boolean): boolean {
  const refresh = useRefreshPageData();
  const [answeredId, setAnsweredId] = useState<string>();
  const isMissing = id !== null && !isKnown;
  useEffect(() => {
    if (!isMissing) return;
    const timer = setTimeout(() => setAnsweredId(id), TIMEOUT_MS);
    void refresh().then(() => setAnsweredId(id));
    return () => clearTimeout(timer);
  }, [id, isMissing, refresh]);
  return isMissing && answeredId !== id;
}
