import { expect, test } from 'vitest';
import { sitePagePaths } from './routes';

test('adds page files to the site, and no test file', () => {
  expect(sitePagePaths).toContain('/a-propos');
  expect(sitePagePaths.filter((path) => path.includes('.'))).toEqual([]);
});
