import { expect, test } from 'vitest';
import { correctMistypedPath } from './correct-mistyped-path';

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
  expect(correctMistypedPath(path)).toBe(canonical);
  expect(correctMistypedPath(canonical)).toBe(canonical);
});
