import { TZDateMini } from '@date-fns/tz';
import { groupName, siteUrl } from '@/copy/brand';
import type investorEventsCollection from '@/copy/collections/investor-events';
import type { InvestorEvent } from '@/copy/investor-events';
import { type CollectionsByKey, getTypedCollection } from './collections';

/** Octets of a line, without its break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75;

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

/** Returns a time in UTC, without milliseconds: « 20261127T093000Z ». */
const toUtcStamp = (date: Date) => date.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** Returns the local time of an event in UTC. A calendar shows it in the time zone of its reader. */
function toUtcTime({ day, zone }: InvestorEvent, time: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return toUtcStamp(new Date(new TZDateMini(year, month - 1, date, hours, minutes, zone).getTime()));
}

function toEventLines(event: InvestorEvent, sequence: number, renderedAt: Date): string[] {
  const { id, title, day, startsAt, endsAt, place, text } = event;
  const startLine = startsAt
    ? `DTSTART:${toUtcTime(event, startsAt)}`
    : `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`;
  const hasEnd = startsAt !== '' && endsAt > startsAt;
  const lines = [
    'BEGIN:VEVENT',
    `UID:investisseurs-${id}@groupe-obouo`,
    `DTSTAMP:${toUtcStamp(renderedAt)}`,
    `SEQUENCE:${sequence}`,
    startLine,
    hasEnd ? `DTEND:${toUtcTime(event, endsAt)}` : '',
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
    ...items.flatMap((event) => toEventLines(event, sequence, renderedAt)),
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}
