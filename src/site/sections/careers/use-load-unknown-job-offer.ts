import { useEffect, useState } from 'react';
import { useRefreshPageData } from '@/site/hooks/use-site-data';

/** Milliseconds that the page waits for the database before it reports that an offer is gone. */
const TIMEOUT_MS = 3000;

/** Loads an offer that the page data lack. Returns true while it waits for the database, `TIMEOUT_MS` at most. */
export function useLoadUnknownJobOffer(id: string | null, isKnown: boolean): boolean {
  const refresh = useRefreshPageData();
  const [triedId, setTriedId] = useState<string>();
  const isUnknown = id !== null && !isKnown;
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(() => setTriedId(id), TIMEOUT_MS);
    void refresh().then(() => setTriedId(id));
    return () => clearTimeout(timer);
  }, [id, isUnknown, refresh]);
  return isUnknown && triedId !== id;
}
