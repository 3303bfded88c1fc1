import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionsToComplete } from '@/copy/admin/dashboard';
import { allCollections } from '@/shared/collections/registry';

test('the first steps name each collection that is delivered with made-up facts, and no other', () => {
  const marked = globSync('src/copy/collections/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('// à compléter'));
  const delivered = allCollections.filter(({ key }) =>
    marked.some((source) => source.includes(`key: '${key}'`)),
  );
  const named = delivered.map(({ key, label }) => ({ key, label }));
  expect(named.length).toBe(marked.length);
  expect([...collectionsToComplete].sort((a, b) => a.key.localeCompare(b.key))).toEqual(
    named.sort((a, b) => a.key.localeCompare(b.key)),
  );
});
