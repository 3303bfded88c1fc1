import { useEffect, useState } from 'react';
import { whenIdle } from '@/shared/lib/when-idle';
import type { ShownProgramme } from '@/site/api/published-guide';

/** Minimum milliseconds between two requests, and the maximum while a programme is on air. */
const SOON = 30_000;
const LATE = 30 * 60_000;

/** Returns the next time when a programme ends or starts. */
function nextChange(programmes: readonly ShownProgramme[], now: number): number {
  const times = programmes.flatMap(({ starts_at, ends_at }) => [Date.parse(starts_at), Date.parse(ends_at)]);
  const coming = times.filter((time) => time > now);
  return Math.min(Math.max(Math.min(...coming) - now, SOON), LATE);
}

/** Returns the current programmes, from idle on and at each change; empty without an answer. */
export function useOnAir(): readonly ShownProgramme[] {
  const [programmes, setProgrammes] = useState<readonly ShownProgramme[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let left = false;
    const ask = async () => {
      const { readOnAir } = await import('@/site/api/published-guide');
      const found = await readOnAir();
      if (left) return;
      setProgrammes(found);
      if (found.length > 0) timer = setTimeout(again, nextChange(found, Date.now()));
    };
    const again = () => void ask().catch(() => undefined);
    void whenIdle().then(() => left || again());
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, []);
  return programmes;
}
