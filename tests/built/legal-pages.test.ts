import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parseBuiltPage, readElementTexts } from './support.ts';

it.each([
  ['/mentions-legales', 'Mentions légales', 9, []],
  ['/cgu', 'Conditions générales d’utilisation', 8, ['15 août 2025']],
  ['/politique-confidentialite', 'Politique de confidentialité', 8, ['15 août 2025']],
  ['/cookies', 'Politique de cookies', 5, ['15 août 2025']],
])(
  'the legal page %s has a table of contents that links to each section',
  (address, title, sectionCount, dates) => {
    const page = parseBuiltPage(address);
    expect(readElementTexts(page, 'h1')).toEqual([title]);
    expect(readElementTexts(page, 'main time')).toEqual(dates);
    const anchors = [...page.querySelectorAll('nav[aria-labelledby="sommaire"] a')].map((link) =>
      link.getAttribute('href'),
    );
    expect(anchors).toHaveLength(sectionCount);
    expect(anchors).toEqual([...page.querySelectorAll('main section[id]')].map(({ id }) => `#${id}`));
    for (const anchor of anchors)
      expect(page.querySelector(`main ${anchor} h2`), anchor ?? '').not.toBeNull();
  },
);

it('the privacy policy lists the retention periods in a table', () => {
  const page = parseBuiltPage('/politique-confidentialite');
  const table = [...page.querySelectorAll<HTMLTableElement>('main table')].find(
    ({ caption }) => caption?.textContent === 'Combien de temps nous gardons vos données',
  );
  const rows = table ? readElementTexts(table, 'tr') : [];
  expect(rows.find((row) => row.includes('Données de compte'))).toContain('+ 3 ans');
  expect(rows.find((row) => row.includes('Candidatures'))).toContain('2 ans');
  expect(readElementTexts(page, 'main a[href*="cnil.fr"]')).toContain('cnil.fr');
});

it.each([
  ['licences des logiciels', ['Logiciels libres de ce site', 'd’origine', 'react-dom - 19', 'Copyright (c)']],
  ['licences des caractères', ['Bricolage Grotesque', 'Figtree', 'SIL OPEN FONT LICENSE']],
])('the legal notices link to the %s', (name, words) => {
  const link = [...parseBuiltPage('/mentions-legales').querySelectorAll('main a')].find(({ textContent }) =>
    textContent?.includes(name),
  );
  const address = link?.getAttribute('href');
  expect(address).toMatch(/\.txt$/);
  const file = readFileSync(`dist${address}`, 'utf8');
  for (const word of words) expect(file).toContain(word);
});
