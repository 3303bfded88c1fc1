import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the build contains every asset that a page or its data names', () => {
  const files = globSync(['dist/**/*.html', 'dist/data/**/*.json']);
  const assetNames = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([asset]) => asset),
    ),
  );
  expect(assetNames.size).toBeGreaterThan(100);
  expect([...assetNames].filter((asset) => !existsSync(`dist${asset}`))).toEqual([]);
});

it('the build has no look-behind in its regular expressions, which Safari 16.3 cannot read', () => {
  const scripts = globSync('dist/assets/*.js');
  expect(scripts.length).toBeGreaterThan(50);
  expect(scripts.filter((file) => /\(\?<[=!]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
