import { describe, expect, it } from 'vitest';
import { extractSearchWords, toWordStem } from './analyse';

describe('extractSearchWords', () => {
  it('folds case, accents and ligatures', () => {
    expect(extractSearchWords('Œuvres TÉLÉVISÉES à Abidjan')).toEqual(['oeuvres', 'televisees', 'abidjan']);
  });

  it('drops elided articles and stop words', () => {
    expect(extractSearchWords("L’essai de l'abonnement, aujourd’hui qu’il est d’usage")).toEqual([
      'essai',
      'abonnement',
      'aujourd',
      'hui',
      'usage',
    ]);
    expect(extractSearchWords('de la')).toEqual([]);
  });

  it('keeps figures and splits hyphenated words', () => {
    expect(extractSearchWords('9.99€, la 4K, sous-titres')).toEqual(['9', '99', '4k', 'sous', 'titres']);
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
    expect(new Set(words.flatMap(extractSearchWords).map(toWordStem)).size).toBe(1);
  });

  it('returns different stems for words that only look alike', () => {
    expect(toWordStem('chaine')).not.toBe(toWordStem('chance'));
  });
});
