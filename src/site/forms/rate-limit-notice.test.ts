import { expect, test } from 'vitest';
import { formatDelay } from './rate-limit-notice';

test.each([
  [1, '1\u00a0seconde'],
  [40, '40\u00a0secondes'],
  [90, '90\u00a0secondes'],
  [91, '2\u00a0minutes'],
  [360, '6\u00a0minutes'],
])('formatDelay writes %d seconds as « %s »', (seconds, words) => {
  expect(formatDelay(seconds)).toBe(words);
});
