import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { cookiesDocument } from '@/copy/legal/cookies';
import { createPrivacyDocument } from '@/copy/legal/privacy';
import { defaultSettings } from '@/copy/site-settings';

const storageKeys = globSync('src/{site,shared}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] }).flatMap(
  (file) => readFileSync(file, 'utf8').match(/(?<=')obouo\.[a-z-]+(?=')/g) ?? [],
);

it.each(storageKeys)('the cookie policy lists the storage key %s', (storageKey) => {
  const table = cookiesDocument.sections
    .flatMap(({ blocks }) => blocks)
    .find((block) => typeof block === 'object' && block.kind === 'table');
  expect(JSON.stringify(table)).toContain(`["${storageKey}",`);
});

const [, frameSources = ''] = readFileSync('public/_headers', 'utf8').match(/frame-src ([^;]+)/) ?? [];
const frameServices = new Set(
  [...frameSources.matchAll(/(\w+)(?:-nocookie)?\.com\//g)].map(([, name]) => name),
);

it.each([...frameServices])('the cookie and privacy policies name %s, which pages may load', (service) => {
  for (const policy of [cookiesDocument, createPrivacyDocument(defaultSettings)])
    expect(JSON.stringify(policy).toLowerCase()).toContain(service);
});
