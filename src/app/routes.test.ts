import { expect, test } from 'vitest';
import { sitePagePaths } from './routes';

test('page files are public paths, and test files are not', () => {
  expect(sitePagePaths).toContain('/a-propos');
  expect(sitePagePaths.filter((path) => path.includes('.'))).toEqual([]);
});
