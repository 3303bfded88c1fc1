import clsx from 'clsx';

import { channelPanelText } from '@/copy/pages/chaines';
import type { PublicGuideLine } from '@/site/data/guide';

/** One line of the schedule: time, title, summary and kind of a programme. */
export function EveningScheduleItem({
  time,
  title,
  type,
  summary,
  isPrimeTime = false,
  isOnAir = false,
}: PublicGuideLine) {
  const primeTimeLabel = isPrimeTime ? channelPanelText.primeTime : null;
  const label = isOnAir ? channelPanelText.onAir : primeTimeLabel;
  return (
    <li
      className={clsx(
        'grid grid-cols-[4.25rem_1fr] items-baseline gap-x-4 border-b border-line sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6',
        isPrimeTime ? '-mx-4 bg-surface-strong px-4 py-6 sm:-mx-6 sm:px-6' : 'py-4',
      )}
    >
      <time
        dateTime={time}
        className="font-display text-xl [font-variant-numeric:tabular-nums] sm:text-heading"
      >
        {time}
      </time>
      <span>
        {label ? (
          <span className="mb-1 flex items-center gap-2 text-sm font-semibold text-accent">
            <span className="size-2 rotate-45 bg-accent" aria-hidden="true" />
            {label}
          </span>
        ) : null}
        <span
          className={clsx('block wrap-anywhere', isPrimeTime ? 'font-display text-heading' : 'font-semibold')}
        >
          {title}
        </span>
        {summary ? <span className="mt-1 block max-w-prose text-muted wrap-anywhere">{summary}</span> : null}
      </span>
      <span className="col-start-2 text-sm text-muted sm:col-start-3 sm:text-right">{type}</span>
    </li>
  );
}
