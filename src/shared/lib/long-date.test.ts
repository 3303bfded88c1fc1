import { expect, test } from 'vitest';
import { formatLongDate } from './long-date';

test('formats each day of a year in French, « 1er » included', () => {
  const { format } = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2025, 0, 1 + day));
    expect(formatLongDate(date.toISOString().slice(0, 10))).toBe(format(date).replace(/^1 /, '1er '));
  }
});
