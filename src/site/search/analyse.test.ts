import { describe, expect, it } from 'vitest';
import { stemOf, wordsOf } from './analyse';

describe('the words of a text', () => {
  it('have neither case, accents nor ligatures', () => {
    expect(wordsOf('Œuvres TÉLÉVISÉES à Abidjan')).toEqual(['oeuvres', 'televisees', 'abidjan']);
  });

  it('lose what an apostrophe cuts off, whichever it is, and the words of every sentence', () => {
    expect(wordsOf("L’essai de l'abonnement, aujourd’hui qu’il est d’usage")).toEqual([
      'essai',
      'abonnement',
      'aujourd',
      'hui',
      'usage',
    ]);
    expect(wordsOf('de la')).toEqual([]);
  });

  it('keep figures, and names of two parts', () => {
    expect(wordsOf('9.99€, la 4K, sous-titres')).toEqual(['9', '99', '4k', 'sous', 'titres']);
  });
});

describe('the forms of a word have one stem', () => {
  const families = [
    ['chaînes', 'chaîne', 'chaine'],
    ['séries', 'série', 'serie'],
    ['abonnements', 'abonnement', 'abonner', 'abonnée', 'abonnés'],
    ['diffusée', 'diffuser', 'diffusion'],
    ['journaux', 'journal'],
    ['emplois', 'emploi'],
    ['studios', 'studio'],
    ['télécharger', 'téléchargement', 'telechargees'],
  ];
  it.each(families)('%s, %s…', (...words) => {
    expect(new Set(words.flatMap(wordsOf).map(stemOf)).size).toBe(1);
  });

  it('and words that only look alike have not', () => {
    expect(stemOf('presse')).not.toBe(stemOf('prix'));
    expect(stemOf('chaine')).not.toBe(stemOf('chance'));
  });
});
