import { expect, it } from 'vitest';
import investorEventsCollection from '@/copy/collections/investor-events';
import type { InvestorEvent } from '@/copy/investor-events';
import { renderInvestorCalendar } from './investor-calendar';

const BUILT_AT = new Date('2026-11-27T09:30:00.123Z');

const assembly: InvestorEvent = {
  id: 'assemblee-2026',
  title: 'Assemblée générale',
  kind: 'assembly',
  day: '2026-12-10',
  startsAt: '18:00',
  endsAt: '19:30',
  zone: 'Europe/Paris',
  place: '10 rue de l’Exemple, 75008 Paris',
  text: '',
};

/** Returns the calendar of these events as it is sent. */
const renderEvents = (...events: Partial<InvestorEvent>[]) => {
  const items = events.map((event) => ({ ...assembly, ...event }));
  const collection = { ...investorEventsCollection.initial, items, files: {}, version: 3 };
  return renderInvestorCalendar({ collections: { [investorEventsCollection.key]: collection } }, BUILT_AT);
};

/** Returns the lines of a calendar, unfolded. */
const readLines = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');

it('writes an event with its times in UTC, its place and a stable identifier', () => {
  const lines = readLines(renderEvents({}));
  expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
    'BEGIN:VEVENT',
    'UID:investisseurs-assemblee-2026@groupe-obouo',
    'DTSTAMP:20261127T093000Z',
    'SEQUENCE:3',
    'DTSTART:20261210T170000Z',
    'DTEND:20261210T183000Z',
    'SUMMARY:Assemblée générale – Groupe Obouo',
    'LOCATION:10 rue de l’Exemple\\, 75008 Paris',
    'URL:https://www.groupe-obouo.example/investisseurs#rendez-vous',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

it.each([
  [{ day: '2026-07-10' }, '20260710T160000Z'],
  [{ zone: 'Africa/Abidjan' }, '20261210T180000Z'],
] as const)('converts the start of %j to UTC', (changes, start) => {
  expect(readLines(renderEvents(changes))).toContain(`DTSTART:${start}`);
});

it('writes an event without a start as a whole day', () => {
  expect(readLines(renderEvents({ startsAt: '', endsAt: '19:00' }))).toContain('DTSTART;VALUE=DATE:20261210');
});

it('writes an end only when it is after a start', () => {
  for (const times of [{ startsAt: '' }, { endsAt: '17:00' }, { endsAt: '' }])
    expect(renderEvents(times)).not.toContain('DTEND');
});

it('ends each line with CRLF and folds it at 75 octets, between characters', () => {
  const text = `${'é'.repeat(100)}\u{1F4C5}; fin\nsuite \\`;
  const calendar = renderEvents({ text });
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // no character is cut, and each line starts with a field name or a space
    expect(line).not.toMatch(/\uFFFD|^[^ A-Z]/u);
  }
  expect(readLines(calendar)).toContain(`DESCRIPTION:${'é'.repeat(100)}\u{1F4C5}\\; fin\\nsuite \\\\`);
});

it('writes a calendar without events', () => {
  const lines = readLines(renderEvents());
  expect(lines).toContain('BEGIN:VCALENDAR');
  expect(lines).not.toContain('BEGIN:VEVENT');
});
