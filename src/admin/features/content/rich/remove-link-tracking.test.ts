import { expect, it } from 'vitest';
import { removeLinkTracking } from './remove-link-tracking';

it.each([
  ['https://exemple.com/a?utm_source=b&c=d#e', 'https://exemple.com/a?c=d#e'],
  ['https://exemple.com/a?c=%20d', 'https://exemple.com/a?c=%20d'],
  ['mailto:a@exemple.com', 'mailto:a@exemple.com'],
  ['/presse?page=2', '/presse?page=2'],
  ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexemple.com%2Fa&h=b', 'https://exemple.com/a'],
  ['https://www.google.com/url?q=javascript:alert(1)', 'https://www.google.com/url?q=javascript:alert(1)'],
])('cleans the address %s to %s', (address, cleanAddress) => {
  expect(removeLinkTracking(address)).toBe(cleanAddress);
});
