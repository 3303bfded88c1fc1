import clsx from 'clsx';
import { channelsHero } from '@/content/site/pages/chaines';
import { type Programme, showcaseText } from '@/content/site/pages/chaines-showcase';
import type { ChannelKey } from '@/content/types';
import { useFocusOnHash } from '@/site/hooks/use-focus-on-hash';

interface EveningScheduleProps {
  channelKey: ChannelKey;
  channelName: string;
  programmes: readonly Programme[];
  /** The featured channel's schedule carries the page's anchor. */
  featured: boolean;
}

function ProgrammeRow({ time, title, type, prime = false }: Programme) {
  return (
    <li
      className={clsx(
        'grid grid-cols-[4.25rem_1fr] items-baseline gap-x-4 border-b border-line sm:grid-cols-[6rem_1fr_auto] sm:gap-x-6',
        prime ? '-mx-4 bg-surface-strong px-4 py-6 sm:-mx-6 sm:px-6' : 'py-4',
      )}
    >
      <time dateTime={time} className="font-display text-xl tabular-nums sm:text-heading">
        {time}
      </time>
      <span>
        {prime ? (
          <span className="mb-1 flex items-center gap-2 text-sm font-semibold text-accent">
            <span className="size-2 rotate-45 bg-accent" aria-hidden="true" />
            {showcaseText.prime}
          </span>
        ) : null}
        <span className={prime ? 'block font-display text-heading' : 'block font-semibold'}>{title}</span>
      </span>
      <span className="col-start-2 text-sm text-muted sm:col-start-3 sm:text-right">{type}</span>
    </li>
  );
}

/** The evening of a channel: time, title and type of each programme. */
export function EveningSchedule({ channelKey, channelName, programmes, featured }: EveningScheduleProps) {
  const anchor = channelsHero.scheduleAnchor;
  const title = useFocusOnHash<HTMLHeadingElement>(featured ? anchor : null);
  const titleId = `${channelKey}-soir`;
  return (
    <section
      id={featured ? anchor : `${anchor}-${channelKey}`}
      aria-labelledby={titleId}
      className="on-paper py-section"
    >
      <div className="page-gutter grid gap-10 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <div className="band-lozenge mb-6 h-5 w-28 text-accent" aria-hidden="true" />
          <h2 id={titleId} ref={title} tabIndex={-1} className="font-display text-title focus:outline-none">
            {showcaseText.schedule} {channelName}
          </h2>
          <p className="mt-5 max-w-md text-muted">{showcaseText.scheduleLead}</p>
        </header>
        <ol className="border-t border-line">
          {programmes.map((programme) => (
            <ProgrammeRow key={programme.time} {...programme} />
          ))}
        </ol>
      </div>
    </section>
  );
}
