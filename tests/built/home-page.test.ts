import { expect, it } from 'vitest';
import { parseBuiltPage, readElementTexts } from './support.ts';

const readHrefs = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map((link) => link.getAttribute('href'));

it('the home page shows its sections and figures, and links to each channel', () => {
  const page = parseBuiltPage('/');
  expect(page.title).toContain('Groupe Obouo');
  expect(readElementTexts(page, 'h1')).toEqual(['Nous révélons les histoires Africaines']);
  const figures = readElementTexts(page, 'main section:first-of-type dl > div');
  for (const [value, label] of [
    ['4', 'chaînes TV'],
    ['1', 'plateforme de streaming'],
    ['15+', 'pays'],
    ['500K+', 'téléspectateurs'],
  ] as const)
    expect(figures.find((figure) => figure.includes(label))).toContain(value);
  const titles = ['Une image juste', 'Quatre chaînes', 'Obouo Play', 'Ce qui se prépare'];
  expect(readElementTexts(page, 'main section h2')).toEqual(
    titles.map((title) => expect.stringContaining(title)),
  );
  expect(readElementTexts(page, 'main h3')).toEqual(
    expect.arrayContaining(['Culture', 'Talents', 'Accessibilité']),
  );
  expect(readElementTexts(page, '#obouo-play *')).toEqual(
    expect.arrayContaining([
      '1000+',
      '50+',
      '200+',
      '24/7',
      'Ma Liste',
      'Jusqu’à 5 profils',
      'Smart TV et box',
    ]),
  );
  expect(page.querySelectorAll('#chaines li')).toHaveLength(4);
  for (const key of ['hivowood', 'obouo-tv', 'inspiration', 'marmite']) {
    expect(readElementTexts(page, `a[href="/chaines?chaine=${key}"]`)[0]).toMatch(/^Voir la chaîne/);
    expect(readElementTexts(page, `a[href="/chaines?chaine=${key}#programme"]`)[0]).toMatch(/^Programme TV/);
  }
});

it('the home page links to five default articles', () => {
  const page = parseBuiltPage('/');
  const addresses = readHrefs(page, 'main a[href^="/presse/"]');
  expect(addresses.sort()).toEqual([
    '/presse/accord-strategique-startimes',
    '/presse/coproduction-canal-plus',
    '/presse/hivowood-vitrine-cinema',
    '/presse/obouo-play-africa-digital-awards',
    '/presse/streaming-adaptatif',
  ]);
  expect(readElementTexts(page, 'main a[href="/presse"]')).toContain('Voir toutes les actualités');
});

it('only the home page is indexed, and its demo variants show other taglines', () => {
  const taglines = new Set<string | undefined>();
  for (const path of ['/', '/hero-demo-1', '/hero-demo-2', '/hero-demo-3', '/hero-demo-4']) {
    const page = parseBuiltPage(path);
    expect(readElementTexts(page, 'h1')).toEqual(['Nous révélons les histoires Africaines']);
    taglines.add(readElementTexts(page, 'main section p')[0]);
    expect(readHrefs(page, 'link[rel="canonical"]')[0]).toMatch(/example\/$/);
    expect(page.querySelectorAll('meta[name="robots"]')).toHaveLength(path === '/' ? 0 : 1);
  }
  expect(taglines.size).toBe(5);
});
