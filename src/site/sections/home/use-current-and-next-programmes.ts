import { useEffect, useState } from 'react';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import type { PublicProgramme } from '@/site/api/published-guide';

/** Limits of the delay between two requests. */
const MIN_DELAY_MS = 30_000;
const MAX_DELAY_MS = 30 * 60_000;

/** Returns the milliseconds until a programme next starts or ends, between the two limits. */
function getDelayToNextChange(programmes: readonly PublicProgramme[], now: number): number {
  const times = programmes.flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
  const futureTimes = times.filter((time) => time > now);
  return Math.min(Math.max(Math.min(...futureTimes) - now, MIN_DELAY_MS), MAX_DELAY_MS);
}

/**
 * Returns the current and next programmes. Loads them when the page is idle, when one starts or ends, at least every half
 * hour, and after a failure. A failure also removes the programmes that have ended.
 */
export function useCurrentAndNextProgrammes(): readonly PublicProgramme[] {
  const [programmes, setProgrammes] = useState<readonly PublicProgramme[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isUnmounted = false;
    const loadProgrammes = async () => {
      const { fetchCurrentAndNextProgrammes } = await import('@/site/api/published-guide');
      const loadedProgrammes = await fetchCurrentAndNextProgrammes();
      if (!isUnmounted) setProgrammes(loadedProgrammes);
      return getDelayToNextChange(loadedProgrammes, Date.now());
    };
    const reload = async () => {
      if (isUnmounted) return;
      const delay = await loadProgrammes().catch(() => {
        setProgrammes((current) => current.filter(({ ends_at }) => Date.parse(ends_at) > Date.now()));
        return MIN_DELAY_MS;
      });
      if (!isUnmounted) timer = setTimeout(reload, delay);
    };
    void waitForIdlePage().then(reload);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
    };
  }, []);
  return programmes;
}
