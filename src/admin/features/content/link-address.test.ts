import { expect, it } from 'vitest';
import { linkDialogText } from '@/copy/admin/links';
import { siteUrl } from '@/copy/brand';
import { supabaseUrl } from '@/shared/lib/env';
import { parseLinkAddress } from './link-address';

const { problems } = linkDialogText;

it.each([
  ['https://exemple.com/a?b=c#d', 'https://exemple.com/a?b=c#d'],
  ['  http://exemple.com ', 'http://exemple.com'],
  // Some programs copy invisible characters around an address.
  ['\u200bhttps://exemple.com\u200b', 'https://exemple.com'],
  ['\u202ahttps://exemple.com\u202c', 'https://exemple.com'],
  ['exemple.com', 'https://exemple.com'],
  ['www.exemple.com/a', 'https://www.exemple.com/a'],
  ['//exemple.com/a', 'https://exemple.com/a'],
  ['/presse/un-texte', '/presse/un-texte'],
  ['#partie-2', '#partie-2'],
  [`${siteUrl}/chaines?a=b#c`, '/chaines?a=b#c'],
  [siteUrl, '/'],
  [
    `${supabaseUrl}/storage/v1/object/public/media/uploads/1-a.pdf`,
    `${supabaseUrl}/storage/v1/object/public/media/uploads/1-a.pdf`,
  ],
  ['presse@exemple.com', 'mailto:presse@exemple.com'],
  ['mailto:presse@exemple.com?subject=Bonjour', 'mailto:presse@exemple.com?subject=Bonjour'],
  ['tel:+33 1 23 45 67 89', 'tel:+33123456789'],
])('accepts the address %s', (input, href) => {
  expect(parseLinkAddress(input)).toEqual({ href });
});

it.each([
  ['https://', problems.empty],
  ['http:', problems.empty],
  ['mailto:', problems.empty],
  ['tel:', problems.empty],
  ['https://exemple', problems.incomplete],
  ['https:exemple.com', problems.incomplete],
  ['https://[', problems.incomplete],
  ['mailto:presse', problems.incomplete],
  ['tel:12', problems.incomplete],
  ['https://exemple.com/un texte', problems.spaces],
  ['/presse/un texte', problems.spaces],
  ['javascript:alert(1)', problems.scheme],
  ['JaVaScRiPt: alert(1)', problems.scheme],
  ['data:text/html,x', problems.scheme],
  ['vbscript:x', problems.scheme],
  ['ftp://exemple.com', problems.scheme],
])('refuses %s with a message', (input, problem) => {
  expect(parseLinkAddress(input)).toEqual({ problem });
});

it.each(['', 'chaîne culinaire', 'Hivowood: la chaîne', 'Marmite Channel : une chaîne', 'dakar', '2.5'])(
  'returns null for the text « %s »',
  (input) => {
    expect(parseLinkAddress(input)).toBe(null);
  },
);
