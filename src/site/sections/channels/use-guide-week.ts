import { useEffect, useState } from 'react';
import type { ChannelKey } from '@/copy/types';
import { whenIdle } from '@/shared/lib/when-idle';
import type { GuideDay } from '@/site/data/guide';

/**
 * Returns the days of a channel once the page is idle, none where staff entered nothing. `isBuilt` says that
 * the page was built with an evening of it. `onArrival` is called before they show.
 */
export function useGuideWeek(
  channel: ChannelKey,
  wanted: boolean,
  isBuilt: boolean,
  onArrival: () => void,
): readonly GuideDay[] | undefined {
  const [week, setWeek] = useState<readonly GuideDay[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of the moment, not of the function
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    whenIdle()
      // the chunk includes the time zones
      .then(() => import('@/site/data/guide'))
      .then(({ readWeek }) => readWeek(channel))
      .then(
        (days) => {
          if (left || (days.length === 0 && !isBuilt)) return;
          onArrival();
          setWeek(days);
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [channel, wanted]);
  return week;
}
