import { useEffect, useState } from 'react';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import type { PublicProgramme } from '@/site/api/published-guide';

/** Milliseconds between two requests. A programme that has ended may show for at most this time. */
const REFRESH_MS = 5 * 60_000;

/**
 * Returns the current and next programmes once the page is idle, and reads them every five minutes. After a failure, keeps
 * those that have not ended.
 */
export function useCurrentAndNextProgrammes(): readonly PublicProgramme[] {
  const [programmes, setProgrammes] = useState<readonly PublicProgramme[]>([]);
  useEffect(() => {
    const loadProgrammes = async () => {
      try {
        const { fetchCurrentAndNextProgrammes } = await import('@/site/api/published-guide');
        setProgrammes(await fetchCurrentAndNextProgrammes());
      } catch {
        setProgrammes((current) => current.filter(({ ends_at }) => Date.parse(ends_at) > Date.now()));
      }
    };
    void waitForIdlePage().then(loadProgrammes);
    const timer = setInterval(loadProgrammes, REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return programmes;
}
