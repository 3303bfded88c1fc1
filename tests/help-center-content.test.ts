import { expect, test } from 'vitest';
import { faq, helpCategories } from '@/content/site/help/faq';
import { resourcesContent, statusContent, supportContent } from '@/content/site/help/sections';
import { helpHero } from '@/content/site/pages/help-center';
import { helpResults } from '@/site/sections/help/help-results';

const answerTo = (key: string) => faq.find((item) => item.key === key)?.answer;

test('four domains with the counts of the specification, three questions or more in each', () => {
  expect(helpCategories.map(({ articleCount }) => articleCount)).toEqual([25, 15, 20, 12]);
  expect(new Set(faq.map(({ key }) => key)).size).toBe(faq.length);
  for (const { key } of helpCategories) {
    expect(faq.filter(({ category }) => category === key).length).toBeGreaterThanOrEqual(3);
  }
});

test('prices, trial and delays are those of the specification', () => {
  for (const price of ['9.99€', '19.99€', '29.99€', '7\u00a0jours'])
    expect(answerTo('tarifs')).toContain(price);
  for (const delay of ['2h en moyenne', 'du lundi au vendredi, de 9h à 18h GMT', 'sous 24h']) {
    expect(answerTo('delai-assistance')).toContain(delay);
  }
  expect(answerTo('partenariat')).toContain('sous 48h');
  const availabilities = supportContent.channels.map(({ availability }) => availability);
  expect(availabilities).toContain('Lundi – vendredi, 9h – 18h GMT');
  expect(availabilities).toContain('Réponse sous 24h');
  expect(statusContent.note).toMatch(/indicatif/);
});

test('without a query everything shows', () => {
  const { categories, questions, summary } = helpResults('', 'all');
  expect(categories).toHaveLength(4);
  expect(questions).toEqual(faq);
  expect(summary).toBe(`${faq.length} questions, 4 domaines`);
});

test('every quick topic finds questions, whatever its accents and case', () => {
  for (const topic of helpHero.topics) {
    const { questions } = helpResults(topic, 'all');
    expect(questions.length, topic).toBeGreaterThan(0);
    expect(helpResults(topic.toUpperCase(), 'all').questions).toEqual(questions);
  }
});

test.each([
  ['prix', 'tarifs'],
  ['tarif', 'tarifs'],
  ['tarifs', 'tarifs'],
  ['facture', 'factures'],
  ['Factures', 'factures'],
  ['remboursement', 'factures'],
  ['remboursements', 'factures'],
  ['annuler', 'resilier'],
  ['Annulation', 'resilier'],
  ['sous-titres', 'sous-titres'],
  ['sous-titre', 'sous-titres'],
  ['sous titres', 'sous-titres'],
  ['SOUS TITRE', 'sous-titres'],
])('« %s » finds its answer among few', (query, key) => {
  const found = helpResults(query, 'all').questions.map((question) => question.key);
  expect(found).toContain(key);
  expect(found.length).toBeLessThanOrEqual(2);
});

test('search and domain combine, and the summary says what was found', () => {
  expect(helpResults('essai', 'subscription').questions.map(({ key }) => key)).toEqual([
    'tarifs',
    'essai-gratuit',
  ]);
  expect(helpResults('48h', 'all').summary).toBe('1 question, 1 domaine pour «\u00a048h\u00a0»');
  expect(helpResults('', 'partners').summary).toBe(
    '3 questions dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(helpResults('essai', 'partners').summary).toBe(
    'Aucun résultat pour «\u00a0essai\u00a0» dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(helpResults('xyz', 'all').summary).toBe('Aucun résultat pour «\u00a0xyz\u00a0»');
  expect(helpResults('xyz', 'all').categories).toEqual([]);
});

test('actions and resources lead somewhere', () => {
  const hrefs = [
    ...supportContent.channels.map(({ action }) => action.href),
    ...resourcesContent.links.map(({ href }) => href),
  ];
  for (const href of hrefs) expect(href).toMatch(/^(?:\/[a-z]|mailto:\S+@|tel:\+\d)/);
});
