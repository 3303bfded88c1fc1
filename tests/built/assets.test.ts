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
