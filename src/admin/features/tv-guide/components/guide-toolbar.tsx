import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FilterLinks } from '@/admin/lists/filter-links';
import { guideText as text } from '@/copy/admin/guide';
import { channels } from '@/copy/channels';
import { getCompactButtonClassName } from '@/shared/components/button-class-name';
import { formatShortDay } from '@/shared/lib/day-names';
import { addDays, isValidDay, listWeekDays } from '@/shared/lib/guide-day';
import { formatDayAndMonth, formatLongDate } from '@/shared/lib/long-date';
import { buildGuideQueryString, type GuideParams } from '../guide-params';

interface GuideToolbarProps {
  params: GuideParams;
  today: string;
  onNavigate: (query: string) => void;
}

/** Chooses the channel and the week. On a narrow screen, which shows one day, also chooses the day. */
export function GuideToolbar({ params, today, onNavigate }: GuideToolbarProps) {
  const { day } = params;
  /** Text of the day field until it loses the focus, because a date with a half-typed year is not valid yet. */
  const [typedDay, setTypedDay] = useState<string | null>(null);
  const week = listWeekDays(day);
  const [monday = day] = week;
  const sunday = week.at(-1) ?? day;
  const weekLabel = `${text.weekFrom} ${formatDayAndMonth(monday)} ${text.weekUntil} ${formatLongDate(sunday)}`;
  const toDayQuery = (newDay: string) => buildGuideQueryString({ ...params, day: newDay });
  const renderWeekLink = (dayShift: number, label: string, Icon: typeof ChevronLeft) => (
    <Link
      to={toDayQuery(addDays(day, dayShift))}
      aria-label={label}
      title={label}
      className={getCompactButtonClassName('outline', 'px-2.5!')}
    >
      <Icon className="size-5" aria-hidden="true" />
    </Link>
  );
  return (
    <div className="flex flex-col gap-3">
      <FilterLinks
        label={text.channelLabel}
        options={channels.map(({ key, name }) => ({
          label: name,
          href: buildGuideQueryString({ ...params, channel: key }),
          isActive: key === params.channel,
        }))}
      />
      <div className="flex flex-wrap items-center gap-2">
        {renderWeekLink(-7, text.previousWeek, ChevronLeft)}
        {renderWeekLink(7, text.nextWeek, ChevronRight)}
        <p className="mr-auto px-1 font-semibold" aria-live="polite">
          {weekLabel}
        </p>
        {week.includes(today) ? null : (
          <Link to={toDayQuery(today)} className={getCompactButtonClassName('quiet')}>
            {text.thisWeek}
          </Link>
        )}
        <label className="flex flex-wrap items-center gap-2 text-sm text-muted">
          {text.goToDay}
          <input
            type="date"
            value={typedDay ?? day}
            onChange={({ target }) => {
              setTypedDay(target.value);
              if (isValidDay(target.value)) onNavigate(toDayQuery(target.value));
            }}
            onBlur={() => setTypedDay(null)}
            className="min-h-10 rounded-card border border-line-strong bg-surface px-2.5 text-base text-fg sm:text-sm"
          />
        </label>
      </div>
      <div className="lg:hidden">
        <FilterLinks
          label={text.daysLabel}
          options={week.map((weekDay) => ({
            label: formatShortDay(weekDay),
            href: toDayQuery(weekDay),
            isActive: weekDay === day,
          }))}
        />
      </div>
    </div>
  );
}
