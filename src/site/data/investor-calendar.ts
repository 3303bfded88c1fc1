import { groupName, siteUrl } from '@/copy/brand';
import type investorEventsCollection from '@/copy/collections/investor-events';
import type { InvestorEvent } from '@/copy/investor-events';
import { type CollectionsByKey, getTypedCollection } from './collections';

/** Octets of a line, without its break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

/** Definitions of the zones in `officeTimeZones`. A calendar must define the zones of its events. */
const TIME_ZONES = `BEGIN:VTIMEZONE
TZID:Europe/Paris
BEGIN:DAYLIGHT
DTSTART:19960331T020000
RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU
TZOFFSETFROM:+0100
TZOFFSETTO:+0200
TZNAME:CEST
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19961027T030000
RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU
TZOFFSETFROM:+0200
TZOFFSETTO:+0100
TZNAME:CET
END:STANDARD
END:VTIMEZONE
BEGIN:VTIMEZONE
TZID:Africa/Abidjan
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:+0000
TZOFFSETTO:+0000
TZNAME:GMT
END:STANDARD
END:VTIMEZONE`.split('\n');

/** Breaks a line before the character that would exceed the limit. Starts each continuation with a space. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  let foldedLine = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MAX_LINE_OCTETS) {
      foldedLine += '\r\n ';
      octets = 1;
    }
    foldedLine += character;
    octets += size;
  }
  return foldedLine;
}

/** Escapes backslashes, semicolons, commas and line breaks (RFC 5545, 3.3.11). */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n?|\n/g, '\\n');

const toDate = (day: string) => day.replaceAll('-', '');
const toDateTime = (day: string, time: string) => `${toDate(day)}T${time.replace(':', '')}00`;

/** Returns a time in UTC, without milliseconds: « 20261127T093000Z ». */
const toUtcStamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

function toEventLines(event: InvestorEvent, sequence: number, renderedAt: Date): string[] {
  const { id, title, day, startsAt, endsAt, zone, place, text } = event;
  const startLine = startsAt
    ? `DTSTART;TZID=${zone}:${toDateTime(day, startsAt)}`
    : `DTSTART;VALUE=DATE:${toDate(day)}`;
  const hasEnd = startsAt !== '' && endsAt > startsAt;
  const lines = [
    'BEGIN:VEVENT',
    `UID:investisseurs-${id}@groupe-obouo`,
    `DTSTAMP:${toUtcStamp(renderedAt)}`,
    `SEQUENCE:${sequence}`,
    startLine,
    hasEnd ? `DTEND;TZID=${zone}:${toDateTime(day, endsAt)}` : '',
    `SUMMARY:${escapeText(`${title} – ${groupName}`)}`,
    place ? `LOCATION:${escapeText(place)}` : '',
    text ? `DESCRIPTION:${escapeText(text)}` : '',
    `URL:${siteUrl}/investisseurs#rendez-vous`,
    'END:VEVENT',
  ];
  return lines.filter((line) => line !== '');
}

/**
 * Returns the calendar of investors (RFC 5545), past dates included. A UID contains neither domain nor path, because
 * both may change.
 */
export function renderInvestorCalendar(
  { collections }: { collections: CollectionsByKey },
  renderedAt: Date,
): string {
  const key = 'rendez-vous-investisseurs';
  const { items } = getTypedCollection<typeof investorEventsCollection>(key, collections);
  const sequence = collections[key]?.version ?? 0;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${groupName}//Investisseurs//FR`,
    'CALSCALE:GREGORIAN',
    `X-WR-CALNAME:${escapeText(`Investisseurs – ${groupName}`)}`,
    ...TIME_ZONES,
    ...items.flatMap((event) => toEventLines(event, sequence, renderedAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
