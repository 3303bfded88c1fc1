import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('holds every asset that a page or its data names', () => {
  const files = globSync(['dist/**/*.html', 'dist/data/**/*.json']);
  const named = new Set(
    files.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/\/assets\/[\w.-]+\.\w+/g)].map(([asset]) => asset),
    ),
  );
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((asset) => !existsSync(`dist${asset}`))).toEqual([]);
});
