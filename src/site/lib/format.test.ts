import { expect, test } from 'vitest';
import { formatFileSize, formatLongDate } from './format';

test.each([
  [1, '0,1\u00a0Ko'],
  [1024, '1\u00a0Ko'],
  [42_189, '41,2\u00a0Ko'],
  [1_500_000, '1,4\u00a0Mo'],
])('%d bytes read « %s »', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

test('every day of a year is written as the browser would write it', () => {
  const browser = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
  for (let day = 0; day < 365; day++) {
    const date = new Date(Date.UTC(2025, 0, 1 + day));
    expect(formatLongDate(date.toISOString().slice(0, 10))).toBe(browser.format(date));
  }
});
