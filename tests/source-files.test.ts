import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('src/assets holds exactly the 28 images of the site', () => {
  expect(globSync('src/assets/*')).toHaveLength(28);
});

test('no production file of src names a secret key or its role', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(sources.filter((source) => /sb_secret|service_role/.test(source))).toEqual([]);
});

test('the default key of the site is that of the embedded backend', async () => {
  const { LOCAL_PUBLISHABLE_KEY } = await import('../supabase/local/keys.ts');
  expect(readFileSync('src/shared/lib/env.ts', 'utf8')).toContain(LOCAL_PUBLISHABLE_KEY);
});
