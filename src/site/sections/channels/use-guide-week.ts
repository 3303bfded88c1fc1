import { useEffect, useState } from 'react';
import type { ChannelKey } from '@/copy/types';
import { whenIdle } from '@/shared/lib/when-idle';
import { built } from '@/site/published/built';
import type { GuideDay } from '@/site/published/guide';

/** The days of a channel as staff fill them, once the page is idle, none where they emptied them; `onArrival` is told before they show. */
export function useGuideWeek(
  channel: ChannelKey,
  wanted: boolean,
  onArrival: () => void,
): readonly GuideDay[] | undefined {
  const [week, setWeek] = useState<readonly GuideDay[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: told of the moment, not of the function
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    whenIdle()
      // time zones come with it
      .then(() => import('@/site/published/guide'))
      .then(({ readWeek }) => readWeek(channel))
      .then(
        (days) => {
          if (left || (days.length === 0 && !built().guide?.[channel])) return;
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
