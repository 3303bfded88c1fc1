import type { MouseEvent } from 'react';
import type investorEventsCollection from '@/copy/collections/investor-events';
import { formatInvestorEventHours, INVESTOR_CALENDAR_PATH, listUpcomingEvents } from '@/copy/investor-events';
import { investorEventsText } from '@/copy/pages/investisseurs';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { isModifiedClick } from '@/shared/lib/is-modified-click';
import { formatLongDate } from '@/shared/lib/long-date';
import { CollectionSection } from '@/site/components/collection-section';
import type { CollectionsByKey } from '@/site/data/collections';
import { useCollection, usePageData } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';

/** Saves a calendar file with the events of the page, which may be newer than those of the build. */
async function saveCalendar(collections: CollectionsByKey) {
  try {
    const [{ renderInvestorCalendar }, { saveBlob }] = await Promise.all([
      import('@/site/data/investor-calendar'),
      import('@/shared/lib/save-file'),
    ]);
    const calendar = renderInvestorCalendar({ collections }, new Date());
    saveBlob(new Blob([calendar], { type: 'text/calendar' }), INVESTOR_CALENDAR_PATH.slice(1));
  } catch {
    // Without the downloaded code, the visitor gets the file of the build.
    location.assign(INVESTOR_CALENDAR_PATH);
  }
}

/** Upcoming events for investors, and a calendar file, which also contains the past ones. */
export function InvestorEventsSection() {
  const collection = useCollection<typeof investorEventsCollection>('rendez-vous-investisseurs');
  const { collections } = usePageData();
  const events = listUpcomingEvents(collection.items, useToday());
  return (
    <CollectionSection {...investorEventsText} collection={collection} count={events.length}>
      <ol className="border-t-2 border-fg">
        {events.map((event) => (
          <li
            key={event.id}
            className="reveal grid gap-x-10 gap-y-2 border-b border-line py-6 md:grid-cols-[16rem_1fr]"
          >
            <p>
              <time
                dateTime={event.startsAt ? `${event.day}T${event.startsAt}` : event.day}
                className="font-display text-heading text-highlight"
              >
                {formatLongDate(event.day)}
              </time>
              <span className="block text-muted">{formatInvestorEventHours(event)}</span>
            </p>
            <div className="min-w-0 wrap-anywhere">
              <h3 className="font-display text-heading">{event.title}</h3>
              {event.place ? <p className="mt-1">{event.place}</p> : null}
              {event.text ? <p className="mt-1 max-w-prose text-muted">{event.text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
      <a
        href={INVESTOR_CALENDAR_PATH}
        className={getButtonClassName('outline', 'mt-8')}
        onClick={(event: MouseEvent) => {
          if (isModifiedClick(event)) return;
          event.preventDefault();
          void saveCalendar(collections);
        }}
      >
        <Icon name="download" />
        {investorEventsText.subscribe}
      </a>
    </CollectionSection>
  );
}
