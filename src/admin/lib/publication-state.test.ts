import { expect, it } from 'vitest';
import {
  formatInOfficeTimeZones,
  fromDateTimeInputValue,
  getPublicationState,
  toDateTimeInputValue,
  toPublicationDay,
} from './publication-state';

const NOW = Date.parse('2026-12-03T12:00:00Z');
const pastDate = '2026-12-03T11:59:59Z';
const futureDate = '2026-12-03T12:00:01Z';

it.each([
  ['draft', { status: 'draft', publish_at: pastDate, unpublish_at: null }],
  ['published', { status: 'published', publish_at: null, unpublish_at: null }],
  ['published', { status: 'published', publish_at: pastDate, unpublish_at: futureDate }],
  ['scheduled', { status: 'published', publish_at: futureDate, unpublish_at: null }],
  ['withdrawn', { status: 'published', publish_at: null, unpublish_at: pastDate }],
  ['archived', { status: 'archived', publish_at: futureDate, unpublish_at: null }],
] as const)('the publication state is %s for %o', (state, row) => {
  expect(getPublicationState(row, NOW)).toBe(state);
});

it('converts a date to a local input and back to the same minute', () => {
  expect(fromDateTimeInputValue(toDateTimeInputValue('2026-12-03T12:34:00.000Z'))).toBe(
    '2026-12-03T12:34:00.000Z',
  );
  expect(toDateTimeInputValue(null)).toBe('');
  expect(fromDateTimeInputValue('')).toBe(null);
});

it('reads no date while a year with too many digits is typed', () => {
  expect(fromDateTimeInputValue('20261-01-12T10:30')).toBe(null);
});

it('gives the day of a text in the time zone of Paris', () => {
  expect(toPublicationDay('2025-12-31T23:00:00+00:00')).toBe('2026-01-01');
});

it('formats a date in both time zones, with the days when they differ', () => {
  expect(formatInOfficeTimeZones('2026-12-03T12:00:00Z')).toBe('13:00 à Paris, 12:00 à Abidjan');
  expect(formatInOfficeTimeZones('2026-12-03T23:30:00Z')).toBe(
    'le 4 décembre à 00:30 à Paris, le 3 décembre à 23:30 à Abidjan',
  );
});
