import { useQueries } from '@tanstack/react-query';
import { FilePlus2, LogIn, type LucideIcon, Upload, Zap } from 'lucide-react';
import { CounterCard, CounterCardGrid } from '@/admin/ui/counter-card';
import { activityText } from '@/copy/admin/activity';
import { type ActivityCounterName, activityCounterNames, activityQueries } from '../api/activity-queries';

const text = activityText.counters;
const icons: Record<ActivityCounterName, LucideIcon> = {
  today: Zap,
  signIns: LogIn,
  created: FilePlus2,
  uploads: Upload,
};

/** Shows the four counters. A counter that failed shows a dash. */
export function ActivityCounterCards() {
  const results = useQueries({ queries: activityCounterNames.map((name) => activityQueries.counter(name)) });
  return (
    <CounterCardGrid aria-label={text.label} aria-busy={results.some(({ isPending }) => isPending)}>
      {activityCounterNames.map((name, index) => (
        <li key={name}>
          <CounterCard
            {...text[name]}
            icon={icons[name]}
            value={results[index]?.data}
            isLoading={results[index]?.isPending}
            size="text-3xl"
          />
        </li>
      ))}
    </CounterCardGrid>
  );
}
