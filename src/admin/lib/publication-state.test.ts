import { describe, expect, it } from 'vitest';
import { formatInOfficeTimeZones, fromLocalInput, publicationState, toLocalInput } from './publication-state';

const NOW = Date.parse('2026-12-03T12:00:00Z');
const before = '2026-12-03T11:59:59Z';
const after = '2026-12-03T12:00:01Z';

describe('the publication state', () => {
  it.each([
    ['draft', { status: 'draft', publish_at: before, unpublish_at: null }],
    ['published', { status: 'published', publish_at: null, unpublish_at: null }],
    ['published', { status: 'published', publish_at: before, unpublish_at: after }],
    ['scheduled', { status: 'published', publish_at: after, unpublish_at: null }],
    ['withdrawn', { status: 'published', publish_at: null, unpublish_at: before }],
    ['archived', { status: 'archived', publish_at: after, unpublish_at: null }],
  ] as const)('is %s: %o', (state, row) => {
    expect(publicationState(row, NOW)).toBe(state);
  });
});

it('goes through a field of the browser and back to the same minute', () => {
  expect(fromLocalInput(toLocalInput('2026-12-03T12:34:00.000Z'))).toBe('2026-12-03T12:34:00.000Z');
  expect(toLocalInput(null)).toBe('');
  expect(fromLocalInput('')).toBe(null);
});

it('tells a date in both clocks, with its day where that differs', () => {
  expect(formatInOfficeTimeZones('2026-12-03T12:00:00Z')).toBe('13:00 à Paris, 12:00 à Abidjan');
  expect(formatInOfficeTimeZones('2026-12-03T23:30:00Z')).toBe(
    'le 4 décembre à 00:30 à Paris, le 3 décembre à 23:30 à Abidjan',
  );
});
