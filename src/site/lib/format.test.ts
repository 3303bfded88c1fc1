import { expect, test } from 'vitest';
import { formatFileSize } from './format';

test.each([
  [1, '0,1\u00a0Ko'],
  [1024, '1\u00a0Ko'],
  [42_189, '41,2\u00a0Ko'],
  [1_500_000, '1,4\u00a0Mo'],
])('formatFileSize writes %d bytes as « %s »', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});
