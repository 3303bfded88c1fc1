import { useEffect, useState } from 'react';
import type { ChannelKey } from '@/copy/types';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import type { GuideDay } from '@/site/data/guide';

const MINUTE_MS = 60_000;

interface GuideWeekOptions {
  isEnabled: boolean;
  /** True when the page shows an evening of the build. An empty week then replaces it. */
  hasBuiltEvening: boolean;
  /** Called before the days show. */
  onArrival: () => void;
}

/** Returns seven guide days of a channel from today on, which load once the page is idle; undefined before. */
export function useChannelGuideWeek(
  channel: ChannelKey,
  { isEnabled, hasBuiltEvening, onArrival }: GuideWeekOptions,
): readonly GuideDay[] | undefined {
  const [week, setWeek] = useState<readonly GuideDay[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onArrival` needs no new request
  useEffect(() => {
    if (!isEnabled) return;
    let isUnmounted = false;
    let timer: ReturnType<typeof setInterval> | undefined;
    const loadWeek = async () => {
      await waitForIdlePage();
      // Loaded late, because the chunk includes the code for time zones.
      const { buildGuideWeek, fetchWeekProgrammes } = await import('@/site/data/guide');
      const programmes = await fetchWeekProgrammes(channel);
      if (isUnmounted || (programmes.length === 0 && !hasBuiltEvening)) return;
      onArrival();
      const showWeek = () => setWeek(buildGuideWeek(channel, programmes));
      showWeek();
      // The programme on air changes while the page is open.
      timer = setInterval(showWeek, MINUTE_MS);
    };
    loadWeek().catch(() => undefined);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [channel, isEnabled]);
  return week;
}
