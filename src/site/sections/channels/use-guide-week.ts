import { useEffect, useState } from 'react';
import type { ChannelKey } from '@/copy/types';
import { whenIdle } from '@/shared/lib/when-idle';
import type { GuideDay } from '@/site/data/guide';

interface GuideWeekOptions {
  isEnabled: boolean;
  /** True when the page shows an evening of the build. An empty week then replaces it. */
  hasBuiltEvening: boolean;
  /** Called before the days show. */
  onArrival: () => void;
}

/** Returns seven guide days of a channel from today on; undefined until loaded, once the page is idle. */
export function useGuideWeek(
  channel: ChannelKey,
  { isEnabled, hasBuiltEvening, onArrival }: GuideWeekOptions,
): readonly GuideDay[] | undefined {
  const [week, setWeek] = useState<readonly GuideDay[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onArrival` needs no new request
  useEffect(() => {
    if (!isEnabled) return;
    let isUnmounted = false;
    whenIdle()
      // Loaded late, because the chunk includes the code for time zones.
      .then(() => import('@/site/data/guide'))
      .then(({ fetchGuideWeek }) => fetchGuideWeek(channel))
      .then(
        (days) => {
          if (isUnmounted || (days.length === 0 && !hasBuiltEvening)) return;
          onArrival();
          setWeek(days);
        },
        () => undefined,
      );
    return () => {
      isUnmounted = true;
    };
  }, [channel, isEnabled]);
  return week;
}
