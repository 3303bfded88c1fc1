import { expect, test } from 'vitest';
import { foldText, matchesSearchQuery } from './search-text';

const TEXT = 'Combien coûte l’abonnement à Obouo Play ? Le cœur de l’offre, en 4K';

test.each([
  '',
  '  ',
  '?',
  'COUTE',
  'coûté',
  'abonnements',
  'play obouo',
  'coeur',
  'l’abonnement',
  "l'offre",
  'labonnement',
  '4k',
])('the query « %s » matches the text', (query) => {
  expect(matchesSearchQuery(query, TEXT)).toBe(true);
});

test.each(['bureaux', 'prix', 'sous'])('the query « %s » finds its own word', (query) => {
  expect(matchesSearchQuery(query, 'Le prix du bureau, sous 24h')).toBe(true);
});

test('the x of « prix » is not a plural', () => {
  expect(matchesSearchQuery('prix', 'Tout est compris')).toBe(false);
});

test.each(['remboursement', 'abonnement gratuit', '8k'])(
  'the query « %s » does not match the text',
  (query) => {
    expect(matchesSearchQuery(query, TEXT)).toBe(false);
  },
);

// supabase/tests/profiles.test.ts expects the same texts of the database, without the apostrophe.
test('foldText returns the text of private.fold with its apostrophes', () => {
  expect(foldText('Aïssatou NÄHVE-Œuvrard d’Été Çà Ñ')).toBe("aissatou nahve-oeuvrard d'ete ca n");
});
