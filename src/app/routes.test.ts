import { expect, test } from 'vitest';
import { sitePagePaths } from './routes';

test('a page file is a page of the site, its test is none', () => {
  expect(sitePagePaths).toContain('/a-propos');
  expect(sitePagePaths.filter((path) => path.includes('.'))).toEqual([]);
});
