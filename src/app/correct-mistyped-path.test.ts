import { expect, test } from 'vitest';
import { correctMistypedPath } from './correct-mistyped-path';

test.each([
  ['/A-propos', '/a-propos'],
  ['/a-propos/', '/a-propos'],
  ['/a-propos.', '/a-propos'],
  ['/presse)', '/presse'],
  ['/Presse/Streaming-Adaptatif%20%C2%BB', '/presse/streaming-adaptatif'],
  ['//exemple.com/', '/exemple.com'],
  ['/carri%C3%A8res', '/carrieres'],
  ['/%C3%80-propos', '/a-propos'],
  ['/%E6%96%87', '/%E6%96%87'],
  ['/', '/'],
  ['/presse/a%2Fb', '/presse/a/b'],
  ['/%2F%2Fexemple.com', '/exemple.com'],
  ['/presse%3Fannee=2025', '/presse?annee=2025'],
  ['/presse/a%252Fb', '/presse/a%252fb'],
  ['/%ZZ', '/%25zz'],
  ['/presse/%E0%A4%A', '/presse/%25e0%25a4%25a'],
])('corrects %s to %s, and leaves the corrected path unchanged', (path, canonical) => {
  expect(correctMistypedPath(path)).toBe(canonical);
  expect(correctMistypedPath(canonical)).toBe(canonical);
});
