import { useQueries } from '@tanstack/react-query';
import { FilePlus2, LogIn, type LucideIcon, Upload, Zap } from 'lucide-react';
import { CounterCard } from '@/admin/ui/counter-card';
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
    <ul
      aria-label={text.label}
      aria-busy={results.some(({ isPending }) => isPending)}
      className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] lg:grid-cols-[repeat(auto-fill,minmax(max(9rem,20%),1fr))] gap-3"
    >
      {activityCounterNames.map((name, index) => (
        <li key={name}>
          <CounterCard {...text[name]} icon={icons[name]} value={results[index]?.data} size="text-3xl" />
        </li>
      ))}
    </ul>
  );
}
