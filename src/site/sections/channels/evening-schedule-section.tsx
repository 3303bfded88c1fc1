import clsx from 'clsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { CHANNEL_TIME_LABEL } from '@/copy/channel-time';
import { channelPanelText, channelsHeroText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { FilterTabList } from '@/shared/components/filter-tab-list';
import type { PublicGuideLine } from '@/site/data/guide';
import { useFocusAtAnchor } from '@/site/hooks/use-focus-at-anchor';
import { usePageData } from '@/site/hooks/use-site-data';
import { useChannelGuideWeek } from './use-channel-guide-week';

/** Makes the first letter a capital and adds a full stop. */
const toSentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** One line of the schedule: time, title, summary and kind of a programme. */
function EveningScheduleItem({
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
        'grid grid-cols-[4.25rem_1fr] items-baseline gap-x-4 border-b border-line sm:grid-cols-[6rem_1fr_7rem] sm:gap-x-6',
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

interface EveningScheduleProps {
  channelKey: ChannelKey;
  channelName: string;
  /** Typical evening, for a day without programmes of staff. */
  typicalEvening: readonly PublicGuideLine[];
  /** True for the selected channel, whose schedule has the anchor of the page. */
  isSelected: boolean;
}

/**
 * Evening of a channel. The week from the database replaces the evening of the build. The list then keeps its
 * height, so that nothing moves on the screen until the reader chooses a day or asks for more.
 */
export function EveningScheduleSection({
  channelKey,
  channelName,
  typicalEvening,
  isSelected,
}: EveningScheduleProps) {
  const anchor = channelsHeroText.scheduleAnchor;
  const headingRef = useFocusAtAnchor<HTMLHeadingElement>(isSelected ? anchor : null);
  const titleId = `${channelKey}-soir`;
  const id = useId();
  const panelId = `${id}-liste`;
  const listRef = useRef<HTMLDivElement>(null);
  const [listHeight, setListHeight] = useState<number>();
  const [isListCut, setIsListCut] = useState(false);
  const [chosenDay, setChosenDay] = useState<string>();
  const [isWholeDayShown, setIsWholeDayShown] = useState(false);

  function freezeListHeight() {
    const rectangle = listRef.current?.getBoundingClientRect();
    if (rectangle && rectangle.top < window.innerHeight) setListHeight(rectangle.height);
  }

  // Each render may change the length of the list. A difference of one pixel is rounding.
  useLayoutEffect(() => {
    setIsListCut(listHeight !== undefined && (listRef.current?.scrollHeight ?? 0) > listHeight + 1);
  });

  const { evenings } = usePageData();
  const builtEvening = evenings?.[channelKey];
  const week = useChannelGuideWeek(channelKey, {
    isEnabled: isSelected,
    hasBuiltEvening: builtEvening !== undefined,
    onArrival: freezeListHeight,
  });
  const day = week?.find((candidate) => candidate.day === chosenDay) ?? week?.[0];
  // An empty week also replaces the evening of the build; the typical evening then shows.
  const shownDay = week ? day : builtEvening;
  const lines = (isWholeDayShown ? day?.allLines : shownDay?.evening) ?? [];
  const shownLines = lines.length > 0 ? lines : typicalEvening;
  const name = shownDay?.name ?? '';
  const { typical: typicalLabel } = channelPanelText;
  // Before the reader chooses a day, a longer title could wrap and move the list.
  const typicalTitle = chosenDay ? `${name}\u00a0: ${typicalLabel.toLowerCase()}` : typicalLabel;
  const wholeDayLabel = isWholeDayShown ? channelPanelText.evening : channelPanelText.wholeDay;
  const hasWholeDay = day !== undefined && day.allLines.length > day.evening.length;

  const panelProps = day && { role: 'tabpanel', id: panelId, 'aria-labelledby': `${id}-${day.day}` };

  function handleDayChoice(nextDay: string) {
    setListHeight(undefined);
    setChosenDay(nextDay);
  }

  function handleMore() {
    setListHeight(undefined);
    if (!isListCut) setIsWholeDayShown(!isWholeDayShown);
  }

  return (
    <section
      id={isSelected ? anchor : `${anchor}-${channelKey}`}
      aria-labelledby={titleId}
      className="theme-light py-section"
    >
      <div className="page-gutter grid gap-4 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <header className="lg:sticky lg:top-28 lg:self-start">
          <div className="band-lozenge mb-6 h-5 w-28 text-accent" aria-hidden="true" />
          <h2
            id={titleId}
            ref={headingRef}
            tabIndex={-1}
            className="font-display text-title focus:outline-none"
          >
            {channelPanelText.schedule} {channelName}
          </h2>
          <p className="mt-5 font-semibold">{lines.length > 0 ? name : typicalTitle}</p>
          <p className="max-w-md text-muted">{`${toSentence(CHANNEL_TIME_LABEL)} ${channelPanelText.live}`}</p>
          {/* Reserves the space of the days, which load later. */}
          <div className="mt-3 min-h-11 print:hidden">
            {week && day ? (
              <FilterTabList
                label={channelPanelText.days}
                tabs={week.map(({ day: key, label }) => ({ key, label }))}
                activeKey={day.day}
                onChoose={handleDayChoice}
                id={id}
                panelId={panelId}
                className="flex gap-1.5 overflow-x-auto max-lg:-mx-4 max-lg:px-4 lg:max-w-md lg:flex-wrap"
                tabClassName={(isActive) =>
                  clsx(
                    'min-h-11 shrink-0 rounded-card border px-3 font-semibold whitespace-nowrap transition-colors',
                    isActive
                      ? 'border-accent bg-accent text-on-accent'
                      : 'border-line-strong hover:border-highlight',
                  )
                }
              />
            ) : null}
          </div>
        </header>
        <div {...panelProps}>
          <div
            ref={listRef}
            style={{ height: listHeight }}
            className="-mx-4 overflow-hidden px-4 sm:-mx-6 sm:px-6"
          >
            <ol key={day?.day} className="border-t border-line">
              {shownLines.map((line) => (
                <EveningScheduleItem key={line.time + line.title} {...line} />
              ))}
            </ol>
          </div>
          <div className="mt-4 min-h-11 print:hidden">
            {hasWholeDay || isListCut ? (
              <button type="button" className={getButtonClassName('outline')} onClick={handleMore}>
                {isListCut ? channelPanelText.more : wholeDayLabel}
              </button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
