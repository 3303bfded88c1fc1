import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { groupName, siteUrl } from '@/content/brand';
import { contactEmail, contactPhone, offices, socialLinks } from '@/content/site/directory';
import { homeSeo } from '@/content/site/pages/home';

const migration = readFileSync('supabase/migrations/20261122101000_site_settings.sql', 'utf8');
const defaultOf = (column: string) =>
  new RegExp(`\\n {2}${column} text not null default '([^']*)'`).exec(migration)?.[1];

test('the settings start as the site is built, so that applying them moves nothing', () => {
  expect(defaultOf('title')).toBe(groupName);
  expect(defaultOf('description')).toBe(homeSeo.description);
  expect(defaultOf('url')).toBe(siteUrl);
  expect(defaultOf('email')).toBe(contactEmail);
  expect(defaultOf('phone')).toBe(contactPhone);
  expect(defaultOf('address')).toBe(offices[0].fullAddress);
  for (const { key, href } of socialLinks) expect(defaultOf(key), key).toBe(href);
});

test('the sample telephone number has the country code of the specification', () => {
  expect(contactPhone.startsWith('+225')).toBe(true);
});

test('no two texts that settings replace are the same, or one would take the place of another', () => {
  const texts = [contactEmail, contactPhone, offices[0].fullAddress, ...socialLinks.map(({ href }) => href)];
  expect(new Set(texts).size).toBe(texts.length);
});
