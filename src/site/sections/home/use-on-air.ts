import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';
import type { ShownProgramme } from '@/site/api/published-guide';

/** Minimum milliseconds between two requests, and the maximum. */
const SOON = 30_000;
const LATE = 30 * 60_000;

/** Returns the next time when a programme ends or starts. */
function nextChange(programmes: readonly ShownProgramme[], now: number): number {
  const times = programmes.flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
  const coming = times.filter((time) => time > now);
  return Math.min(Math.max(Math.min(...coming) - now, SOON), LATE);
}

/** Returns the current programmes, from idle on and at each change. A failed request is repeated. */
export function useOnAir(): readonly ShownProgramme[] {
  const [programmes, setProgrammes] = useState<readonly ShownProgramme[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      const { readOnAir } = await import('@/site/api/published-guide');
      const found = await readOnAir();
      if (!left) setProgrammes(found);
      return nextChange(found, Date.now());
    };
    const again = async () => {
      const wait = await ask().catch(() => SOON);
      if (!left) timer = setTimeout(again, wait);
    };
    void whenIdle().then(() => (left ? undefined : again()));
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return programmes;
}
