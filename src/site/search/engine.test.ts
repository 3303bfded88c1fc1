import { expect, it } from 'vitest';
import { indexEntries, isAsked } from './engine';
import { excerpt } from './excerpt';
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
    summary: 'Trois abonnements premium sont proposés.',
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

const search = await indexEntries(entries);
const urls = (query: string) => search(query).map(({ entry }) => entry.url);
const best = (query: string) => {
  const [first] = search(query);
  if (!first) throw new Error(`nothing for ${query}`);
  return excerpt(first);
};

it('finds a word in any form, while it is typed, and with a mistake', () => {
  for (const query of ['chaine', 'CHAÎNES', 'chaî', 'la chaine', 'chainnes']) {
    expect(urls(query), query).toEqual(['/chaines']);
  }
  for (const query of [
    'abonnement',
    'abonnements',
    'abonné',
    'abonnem',
    'l’abonement',
    'prix',
    'les tarifs',
  ]) {
    expect(urls(query), query).toEqual(['/help-center?question=tarifs']);
  }
});

it('wants every word, and takes some of them when no text has all', () => {
  expect(urls('données conservées')).toEqual(['/politique-confidentialite']);
  expect(urls('conservation girafe')).toEqual(['/politique-confidentialite']);
  expect(urls('girafe')).toEqual([]);
});

it('is not asked anything by words that every text has', () => {
  expect(isAsked('de la')).toBe(false);
  expect(isAsked('  ')).toBe(false);
  expect(urls('de la')).toEqual([]);
});

it('shows the line that answers, its words marked, and where it stands', () => {
  const { pieces, anchor } = best('données conservation');
  expect(anchor).toBe('conservation');
  expect(pieces.filter(({ marked }) => marked).map(({ text }) => text)).toEqual(['données', 'conservées']);
  const shown = pieces.map(({ text }) => text).join('');
  expect(shown).toMatch(/^….* Les données du formulaire sont conservées un an, .*…$/);
  expect(shown.length).toBeLessThan(200);
});

it('shows the summary when the title is what answers', () => {
  const { pieces, anchor } = best('confidentialité');
  expect(anchor).toBeUndefined();
  expect(pieces).toEqual([{ text: 'Ce que nous faisons de vos données.', marked: false }]);
});
