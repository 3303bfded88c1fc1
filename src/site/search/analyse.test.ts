import { describe, expect, it } from 'vitest';
import { splitWords, toWordStem } from './analyse';

describe('splitWords', () => {
  it('folds case, accents and ligatures', () => {
    expect(splitWords('Œuvres TÉLÉVISÉES à Abidjan')).toEqual(['oeuvres', 'televisees', 'abidjan']);
  });

  it('drops elided articles and stop words', () => {
    expect(splitWords("L’essai de l'abonnement, aujourd’hui qu’il est d’usage")).toEqual([
      'essai',
      'abonnement',
      'aujourd',
      'hui',
      'usage',
    ]);
    expect(splitWords('de la')).toEqual([]);
  });

  it('keeps figures and splits hyphenated words', () => {
    expect(splitWords('9.99€, la 4K, sous-titres')).toEqual(['9', '99', '4k', 'sous', 'titres']);
  });
});

describe('toWordStem', () => {
  const wordForms = [
    ['chaînes', 'chaîne', 'chaine'],
    ['séries', 'série', 'serie'],
    ['abonnements', 'abonnement', 'abonner', 'abonnée', 'abonnés'],
    ['diffusée', 'diffuser', 'diffusion'],
    ['journaux', 'journal'],
    ['emplois', 'emploi'],
    ['studios', 'studio'],
    ['télécharger', 'téléchargement', 'telechargees'],
  ];
  it.each(wordForms)('returns one stem for the forms %s, %s…', (...words) => {
    expect(new Set(words.flatMap(splitWords).map(toWordStem)).size).toBe(1);
  });

  it('returns different stems for words that only look alike', () => {
    expect(toWordStem('presse')).not.toBe(toWordStem('prix'));
    expect(toWordStem('chaine')).not.toBe(toWordStem('chance'));
  });
});
