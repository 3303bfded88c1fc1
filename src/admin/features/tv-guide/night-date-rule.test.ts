import { expect, it } from 'vitest';
import { detectNightDateRule } from './night-date-rule';

const createLine = (day: string, start: string, end = '') => ({
  channel: 'hivowood' as const,
  day,
  start,
  end,
});
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

it.each([
  [
    'broadcast',
    'a night line with the date of the evening',
    [createLine(MONDAY, '22:30', '00:00'), createLine(MONDAY, '00:00', '05:00')],
  ],
  [
    'broadcast',
    'an evening that ends at 24:30',
    [createLine(MONDAY, '22:30', '24:30'), createLine(MONDAY, '00:30', '05:00')],
  ],
  [
    'calendar',
    'a night line with the next date',
    [createLine(MONDAY, '22:30', '00:00'), createLine(TUESDAY, '00:00', '05:00')],
  ],
  [
    'broadcast',
    'times that fit both rules, decided by the order of broadcast days',
    [MONDAY, TUESDAY].flatMap((day) => [
      createLine(day, '22:30', '00:30'),
      createLine(day, '00:30', '05:00'),
    ]),
  ],
  [
    null,
    'times and an order that fit both rules',
    [MONDAY, TUESDAY, WEDNESDAY].flatMap((day) => [
      createLine(day, '00:00', '05:00'),
      createLine(day, '05:00', '00:00'),
    ]),
  ],
  [null, 'a gap', [createLine(MONDAY, '22:30', '00:00'), createLine(MONDAY, '00:10', '05:00')]],
  [null, 'no end', [createLine(MONDAY, '22:30'), createLine(TUESDAY, '00:10', '05:00')]],
  [
    null,
    'lines that overlap under calendar dates',
    [
      createLine(MONDAY, '22:30', '00:30'),
      createLine(TUESDAY, '00:30', '05:00'),
      createLine(TUESDAY, '05:00', '00:40'),
      createLine(WEDNESDAY, '00:20', '05:00'),
    ],
  ],
  [
    null,
    'contradictory dates',
    [
      createLine(MONDAY, '22:30', '00:30'),
      createLine(MONDAY, '00:30', '05:00'),
      createLine(TUESDAY, '22:30', '00:40'),
      createLine(WEDNESDAY, '00:40', '05:00'),
    ],
  ],
  [
    null,
    'a night line of another channel',
    [createLine(MONDAY, '22:30', '00:30'), { ...createLine(TUESDAY, '00:30'), channel: 'marmite' as const }],
  ],
  [
    'calendar',
    'a line of another channel between',
    [
      createLine(MONDAY, '22:30', '00:30'),
      { ...createLine(MONDAY, '20:00', '21:00'), channel: 'marmite' as const },
      createLine(TUESDAY, '00:30', '05:00'),
    ],
  ],
])('returns %s for %s', (dateRule, _, lines) => {
  expect(detectNightDateRule(lines)).toBe(dateRule);
});
