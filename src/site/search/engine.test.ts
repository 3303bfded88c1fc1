import { expect, it } from 'vitest';
import { createSearchFunction, isSearchableQuery } from './engine';
import { createSearchExcerpt } from './excerpt';
import type { SearchEntry } from './search-entry';

const entries: SearchEntry[] = [
  {
    kind: 'page',
    url: '/chaines',
    title: 'Nos quatre chaînes',
    summary: 'Cinéma, divertissement, inspiration et cuisine.',
  },
  {
    kind: 'question',
    url: '/help-center?question=tarifs',
    title: 'Combien coûte l’abonnement ?',
    summary: 'Trois abonnements premium sont proposés, sans vente de vos données.',
    synonyms: 'prix tarif',
  },
  {
    kind: 'legal',
    url: '/politique-confidentialite',
    title: 'Politique de confidentialité',
    summary: 'Ce que nous faisons de vos données.',
    parts: [
      { text: 'Dernière mise à jour en août.' },
      {
        anchor: 'conservation',
        text: `Une phrase qui ne répond pas, mais qui est assez longue pour être lue.\n${'Un long début de paragraphe, qui va et vient. '.repeat(6)}Les données du formulaire sont conservées un an, puis effacées. ${'Une longue fin. '.repeat(20)}`,
      },
    ],
  },
];

const search = await createSearchFunction(entries);
const findUrls = (query: string) => search(query).map(({ entry }) => entry.url);
const findBestExcerpt = (query: string) => {
  const [bestMatch] = search(query);
  if (!bestMatch) throw new Error(`nothing for ${query}`);
  return createSearchExcerpt(bestMatch);
};

it('finds inflected, incomplete and misspelled words', () => {
  for (const query of ['chaine', 'CHAÎNES', 'chaî', 'la chaine', 'chainnes']) {
    expect(findUrls(query), query).toEqual(['/chaines']);
  }
  for (const query of ['abonnement', 'abonnements', 'abonné', 'abonnem', 'l’abonement']) {
    expect(findUrls(query), query).toEqual(['/help-center?question=tarifs']);
  }
});

it('finds entries by their synonyms', () => {
  for (const query of ['prix', 'les tarifs']) {
    expect(findUrls(query), query).toEqual(['/help-center?question=tarifs']);
  }
});

it('finds texts with every word of the query, else texts with some', () => {
  expect(findUrls('données conservées')).toEqual(['/politique-confidentialite']);
  expect(findUrls('conservation girafe')).toEqual(['/politique-confidentialite']);
  expect(findUrls('girafe')).toEqual([]);
});

it('finds nothing for stop words only', () => {
  expect(isSearchableQuery('de la')).toBe(false);
  expect(isSearchableQuery('  ')).toBe(false);
  expect(findUrls('de la')).toEqual([]);
});

it('createSearchExcerpt marks the words of the matching line and returns its anchor', () => {
  const { fragments, anchor } = findBestExcerpt('données conservation');
  expect(anchor).toBe('conservation');
  expect(fragments.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'données',
    'conservées',
  ]);
  const excerptText = fragments.map(({ text }) => text).join('');
  expect(excerptText).toMatch(/^….* Les données du formulaire sont conservées un an, .*…$/);
  expect(excerptText.length).toBeLessThan(200);
});

it('createSearchExcerpt returns the summary when only the title matches', () => {
  const { fragments, anchor } = findBestExcerpt('confidentialité');
  expect(anchor).toBeUndefined();
  expect(fragments).toEqual([{ text: 'Ce que nous faisons de vos données.', isMatch: false }]);
});
