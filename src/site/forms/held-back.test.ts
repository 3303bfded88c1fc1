import { expect, test } from 'vitest';
import { delay } from './held-back';

test.each([
  [1, '1\u00a0seconde'],
  [40, '40\u00a0secondes'],
  [90, '90\u00a0secondes'],
  [91, '2\u00a0minutes'],
  [360, '6\u00a0minutes'],
])('%d seconds read « %s »', (seconds, words) => {
  expect(delay(seconds)).toBe(words);
});
