import { useEffect, useState } from 'react';
import { useRefresh } from '@/site/hooks/use-site-data';

/** Milliseconds that the page waits for the database before it reports that an offer is gone. */
const PATIENCE_MS = 3000;

/** Asks the database for an unknown offer. Returns true until it has answered. */
export function useOfferSearch(id: string | null, isKnown: boolean): boolean {
  const refresh = useRefresh();
  const [answeredId, setAnsweredId] = useState<string>();
  const isMissing = id !== null && !isKnown;
  useEffect(() => {
    if (!isMissing) return;
    const patience = setTimeout(() => setAnsweredId(id), PATIENCE_MS);
    void refresh().then(() => setAnsweredId(id));
    return () => clearTimeout(patience);
  }, [id, isMissing, refresh]);
  return isMissing && answeredId !== id;
}
