import { expect, it } from 'vitest';
import { slugify } from './slug';

it.each([
  ['Bienvenue à Abidjan', 'bienvenue-a-abidjan'],
  ['ÉTÉ 2025 : ça commence !', 'ete-2025-ca-commence'],
  ['Au cœur du plateau, ex æquo', 'au-coeur-du-plateau-ex-aequo'],
  ["L’été d'Awa", 'lete-dawa'],
  ['  Deux   espaces\tet\u00a0insécable ', 'deux-espaces-et-insecable'],
  ['Déjà -- vu -', 'deja-vu'],
  ['-tiret-', 'tiret'],
  ['« Guillemets » & 100 %', 'guillemets-100'],
  ['Un été eﬃcace au ﬁl de l’eau, 30 m²', 'un-ete-efficace-au-fil-de-leau-30-m2'],
  ['???', ''],
  ['Ñandú & Übung straße', 'nandu-ubung-strasse'],
])('makes %j into %j', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});

it('cuts a long title between two words, a single long word at the limit', () => {
  expect(slugify('le groupe ouvre son studio', 12)).toBe('le-groupe');
  expect(slugify('le groupe ouvre son studio', 9)).toBe('le-groupe');
  expect(slugify('anticonstitutionnellement', 12)).toBe('anticonstitu');
});

it('never ends with a hyphen where it cuts a long title', () => {
  const slug = slugify(`${'a'.repeat(199)} suite`);
  expect(slug).toBe('a'.repeat(199));
});
