import { useQueries } from '@tanstack/react-query';
import { FilePlus2, LogIn, type LucideIcon, Upload, Zap } from 'lucide-react';
import { numberFormat } from '@/admin/lib/number-format';
import { activityText } from '@/copy/admin/activity';
import { type ActivityCounterKey, activityCounterKeys, activityQueries } from '../api/activity-queries';

const text = activityText.counters;
const icons: Record<ActivityCounterKey, LucideIcon> = {
  today: Zap,
  signIns: LogIn,
  created: FilePlus2,
  uploads: Upload,
};

/** Shows the four counters. A failed one shows a dash. */
export function ActivityCounters() {
  const results = useQueries({ queries: activityCounterKeys.map((name) => activityQueries.counter(name)) });
  return (
    <ul
      aria-label={text.label}
      aria-busy={results.some(({ isPending }) => isPending)}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {activityCounterKeys.map((name, index) => {
        const Icon = icons[name];
        const counterText: { label: string; note?: string } = text[name];
        const value = results[index]?.data;
        return (
          <li key={name} className="flex flex-col rounded-card border border-line bg-surface p-4">
            <span className="flex items-center gap-2 text-sm font-semibold text-muted">
              <Icon className="size-4 shrink-0 text-highlight" aria-hidden="true" />
              {counterText.label}
            </span>
            <span className="mt-2 font-display text-3xl leading-none tabular-nums">
              {value === undefined ? '–' : numberFormat.format(value)}
            </span>
            {counterText.note ? <span className="mt-1.5 text-sm text-muted">{counterText.note}</span> : null}
          </li>
        );
      })}
    </ul>
  );
}
