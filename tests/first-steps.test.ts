import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { collectionsWithExampleValues } from '@/copy/admin/dashboard';
import { allCollections } from '@/shared/collections/registry';

test('« Premiers pas » lists exactly the collections with placeholder facts', () => {
  const markedSources = globSync('src/copy/collections/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .filter((source) => source.includes('// à compléter'));
  const markedCollections = allCollections.filter(({ key }) =>
    markedSources.some((source) => source.includes(`key: '${key}'`)),
  );
  const expected = markedCollections.map(({ key, label }) => ({ key, label }));
  expect(expected.length).toBe(markedSources.length);
  expect([...collectionsWithExampleValues].sort((a, b) => a.key.localeCompare(b.key))).toEqual(
    expected.sort((a, b) => a.key.localeCompare(b.key)),
  );
});
