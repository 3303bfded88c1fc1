import { useEffect, useState } from 'react';
import type { ChannelKey } from '@/copy/types';
import { waitForIdlePage } from '@/shared/lib/wait-for-idle-page';
import type { PublicProgramme } from '@/site/api/published-guide';
import type { GuideDay } from '@/site/data/guide';

const MINUTE_MS = 60_000;

interface GuideWeekOptions {
  isEnabled: boolean;
  /** True when the page shows an evening of the build. An empty week then replaces it. */
  hasBuiltEvening: boolean;
  /** Called before the days show. */
  onArrival: () => void;
}

/**
 * Returns seven broadcast days of a channel from today on, which load once the page is idle. Undefined before that, and when the
 * database has no programme and the page shows no evening of the build.
 */
export function useChannelGuideWeek(
  channel: ChannelKey,
  { isEnabled, hasBuiltEvening, onArrival }: GuideWeekOptions,
): readonly GuideDay[] | undefined {
  const [week, setWeek] = useState<readonly GuideDay[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `onArrival` needs no new request
  useEffect(() => {
    if (!isEnabled) return;
    let isUnmounted = false;
    let programmes: readonly PublicProgramme[] | undefined;
    let loadedDay: string | undefined;
    let isWeekShown = false;
    const showWeek = async () => {
      // Loaded late: the page first shows the evening of the build.
      const { buildGuideWeek, fetchWeekProgrammes, getCurrentGuideDay } = await import('@/site/data/guide');
      const today = getCurrentGuideDay();
      // On the next broadcast day, another week starts. Until it has loaded, the rest of the known week shows.
      if (loadedDay !== today) {
        const newProgrammes = await fetchWeekProgrammes(channel).catch(() => null);
        if (newProgrammes) loadedDay = today;
        programmes = newProgrammes ?? programmes;
      }
      const hasNothingToReplace = !isWeekShown && !hasBuiltEvening && programmes?.length === 0;
      if (isUnmounted || !programmes || hasNothingToReplace) return;
      if (!isWeekShown) onArrival();
      isWeekShown = true;
      setWeek(buildGuideWeek(programmes));
    };
    // A failed request is repeated a minute later.
    const tryToShowWeek = () => void showWeek().catch(() => undefined);
    void waitForIdlePage().then(tryToShowWeek);
    // The programme on air changes while the page is open.
    const timer = setInterval(tryToShowWeek, MINUTE_MS);
    return () => {
      isUnmounted = true;
      clearInterval(timer);
    };
  }, [channel, isEnabled]);
  return week;
}
