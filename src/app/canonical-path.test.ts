import { expect, test } from 'vitest';
import { toCanonicalPath } from './canonical-path';

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
])('turns %s into %s', (path, canonical) => {
  expect(toCanonicalPath(path)).toBe(canonical);
  expect(toCanonicalPath(canonical)).toBe(canonical);
});
