import { expect, it } from 'vitest';
import { formatInvestorEventHours, type InvestorEvent, listUpcomingEvents } from './investor-events';

const createEvent = (id: string, changes: Partial<InvestorEvent> = {}): InvestorEvent => ({
  id,
  title: id,
  kind: 'assembly',
  day: '2026-12-10',
  startsAt: '',
  endsAt: '',
  zone: 'Europe/Paris',
  place: '',
  text: '',
  ...changes,
});

it('listUpcomingEvents returns events from today on, the next one first', () => {
  const events = [
    createEvent('soir', { startsAt: '18:00' }),
    createEvent('hier', { day: '2026-12-09' }),
    createEvent('matin', { startsAt: '09:30' }),
    createEvent('mars', { day: '2027-03-01' }),
    createEvent('jour'),
  ];
  expect(listUpcomingEvents(events, '2026-12-10').map(({ id }) => id)).toEqual([
    'jour',
    'matin',
    'soir',
    'mars',
  ]);
});

it.each([
  [{ startsAt: '09:30', endsAt: '11:00' }, '9h30 – 11h, heure de Paris'],
  [{ startsAt: '18:00', zone: 'Africa/Abidjan' } as const, '18h, heure d’Abidjan'],
  [{ endsAt: '11:00' }, ''],
])('formatInvestorEventHours writes %j as %s', (changes, words) => {
  expect(formatInvestorEventHours(createEvent('un', changes))).toBe(words);
});
