import type { CollectionItem } from './collection';
import type investorEventsCollection from './collections/investor-events';
import { officeTimeZones } from './office-time';

/** Calendar file that the build writes. */
export const INVESTOR_CALENDAR_PATH = '/calendrier-investisseurs.ics';

export type InvestorEvent = CollectionItem<typeof investorEventsCollection>;

/** Returns the events from `today` (ISO date) on, the earliest first. */
export const listUpcomingEvents = (events: readonly InvestorEvent[], today: string): InvestorEvent[] =>
  events
    .filter(({ day }) => day >= today)
    .sort((one, other) => `${one.day} ${one.startsAt}`.localeCompare(`${other.day} ${other.startsAt}`));

// « 09:30 » → « 9h30 », « 11:00 » → « 11h »
const formatClockTime = (time: string) => time.replace(/^0/, '').replace(':', 'h').replace(/00$/, '');

/** Returns « 9h30 – 11h, heure de Paris »; empty for a whole day. */
export function formatInvestorEventHours({ startsAt, endsAt, zone }: InvestorEvent): string {
  if (!startsAt) return '';
  const timeZone = officeTimeZones.find(({ key }) => key === zone);
  return `${[startsAt, endsAt].filter(Boolean).map(formatClockTime).join(' – ')}, ${timeZone?.localTimeLabel}`;
}
