import { expect, it } from 'vitest';
import { findNightDating } from './night-dates';

const line = (day: string, start: string, end = '') => ({ channel: 'hivowood' as const, day, start, end });
const MONDAY = '2026-11-23';
const TUESDAY = '2026-11-24';
const WEDNESDAY = '2026-11-25';

it.each([
  ['broadcast', [line(MONDAY, '22:30', '00:00'), line(MONDAY, '00:00', '05:00')]],
  ['broadcast', [line(MONDAY, '22:30', '24:30'), line(MONDAY, '00:30', '05:00')]],
  ['calendar', [line(MONDAY, '22:30', '00:00'), line(TUESDAY, '00:00', '05:00')]],
  // both datings fit the times; the order of lines decides
  [
    'broadcast',
    [MONDAY, TUESDAY].flatMap((day) => [line(day, '22:30', '00:30'), line(day, '00:30', '05:00')]),
  ],
  // both datings fit, and a sorted broadcast file has this order too
  [
    null,
    [MONDAY, TUESDAY, WEDNESDAY].flatMap((day) => [line(day, '00:00', '05:00'), line(day, '05:00', '00:00')]),
  ],
  ['a gap', [line(MONDAY, '22:30', '00:00'), line(MONDAY, '00:10', '05:00')]],
  ['no end', [line(MONDAY, '22:30'), line(TUESDAY, '00:10', '05:00')]],
  [
    'an overlap of the calendar dates',
    [
      ...[line(MONDAY, '22:30', '00:30'), line(TUESDAY, '00:30', '05:00'), line(TUESDAY, '05:00', '00:40')],
      line(WEDNESDAY, '00:20', '05:00'),
    ],
  ],
  [
    'contradictory dates',
    [
      ...[line(MONDAY, '22:30', '00:30'), line(MONDAY, '00:30', '05:00')],
      ...[line(TUESDAY, '22:30', '00:40'), line(WEDNESDAY, '00:40', '05:00')],
    ],
  ],
  [
    'another channel between',
    [line(MONDAY, '22:30', '00:30'), { ...line(TUESDAY, '00:30'), channel: 'marmite' as const }],
  ],
])('returns the dating, or null for lines with: %s', (expected, lines) => {
  const dating = expected === 'broadcast' || expected === 'calendar' ? expected : null;
  expect(findNightDating(lines)).toBe(dating);
});

it('compares with the line above of the same channel', () => {
  const otherChannelLine = { ...line(MONDAY, '20:00', '21:00'), channel: 'marmite' as const };
  expect(
    findNightDating([line(MONDAY, '22:30', '00:30'), otherChannelLine, line(TUESDAY, '00:30', '05:00')]),
  ).toBe('calendar');
});
