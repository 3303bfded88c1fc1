import { expect, test } from 'vitest';
import { canonicalPath } from './canonical-path';

test.each([
  ['/A-propos', '/a-propos'],
  ['/a-propos/', '/a-propos'],
  ['/a-propos.', '/a-propos'],
  ['/presse)', '/presse'],
  ['/Presse/Streaming-Adaptatif%20%C2%BB', '/presse/streaming-adaptatif'],
  ['//exemple.com/', '/exemple.com'],
  ['/caf%C3%A9', '/caf%C3%A9'],
  ['/', '/'],
  ['/%ZZ', '/%ZZ'],
])('leads %s to %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical);
  expect(canonicalPath(canonical)).toBe(canonical);
});
