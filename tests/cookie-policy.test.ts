import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cookiesDocument } from '@/copy/legal/cookies';

const storageKeys = globSync('src/{site,shared}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap(
  (file) => readFileSync(file, 'utf8').match(/(?<=')obouo\.[a-z-]+(?=')/g) ?? [],
);

it.each(storageKeys)('the cookie policy lists the storage key %s', (storageKey) => {
  const table = cookiesDocument.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => typeof block === 'object' && block.kind === 'table');
  expect(JSON.stringify(table)).toContain(`["${storageKey}",`);
});
