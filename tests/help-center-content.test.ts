import { expect, test } from 'vitest';
import { helpDomains } from '@/copy/collections/help-domains';
import { questions as collection } from '@/copy/collections/questions';
import { supportChannels } from '@/copy/collections/support-channels';
import { countDomains, type FaqItem } from '@/copy/help/faq';
import { resourcesContent, statusContent } from '@/copy/help/sections';
import { helpHero } from '@/copy/pages/help-center';
import { helpResults as resultsOf } from '@/site/sections/help/help-results';

const faq = collection.initial.items;
const domains = countDomains(helpDomains.initial.items, faq);

const answerTo = (id: string) => faq.find((item) => item.id === id)?.answer;
const helpResults = (query: string, category: string) => resultsOf(query, category, domains, faq);

test('four domains with the counts of the specification, three questions or more in each', () => {
  expect(domains.map(({ planned }) => planned)).toEqual([25, 15, 20, 12]);
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  for (const { id } of domains) {
    expect(faq.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(3);
  }
});

test('a domain whose questions staff changed says how many there are, the others keep their figure', () => {
  const counts = (items: readonly FaqItem[]) =>
    countDomains(domains, items).map(({ planned, count }) => planned ?? -count);
  const [first, ...rest] = faq as [FaqItem, ...FaqItem[]];
  expect(counts(rest)).toEqual([-3, 15, 20, 12]);
  expect(counts([{ ...first, answer: 'Autrement.' }, ...rest])).toEqual([-4, 15, 20, 12]);
  expect(counts([...faq, { ...first, id: 'autre', category: 'nouveau' }])).toEqual([25, 15, 20, 12]);
  expect(counts([])).toEqual([-0, -0, -0, -0]);
});

test('a question whose domain is gone is found among all, and without domains none are counted', () => {
  const uncategorised = faq.map((item) => ({ ...item, category: 'disparu' }));
  expect(resultsOf('', 'all', domains, uncategorised).questions).toEqual(uncategorised);
  expect(resultsOf('', 'all', [], faq).summary).toBe(`${faq.length} questions`);
});

test('prices, trial and delays are those of the specification', () => {
  for (const price of ['9.99€', '19.99€', '29.99€', '7\u00a0jours'])
    expect(answerTo('tarifs')).toContain(price);
  for (const delay of ['2h en moyenne', 'du lundi au vendredi, de 9h à 18h GMT', 'sous 24h']) {
    expect(answerTo('delai-assistance')).toContain(delay);
  }
  expect(answerTo('partenariat')).toContain('sous 48h');
  const availabilities = supportChannels.initial.items.map(({ availability }) => availability);
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

test('every quick topic finds questions', () => {
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
  const questionIds = helpResults(query, 'all').questions.map((question) => question.id);
  expect(questionIds).toContain(key);
  expect(questionIds.length).toBeLessThanOrEqual(2);
});

test('search and domain combine, and the summary says what was found', () => {
  expect(helpResults('essai', 'subscription').questions.map(({ id }) => id)).toEqual([
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
    ...supportChannels.initial.items.map(({ href }) => href),
    ...resourcesContent.links.map(({ href }) => href),
  ];
  for (const href of hrefs) expect(href).toMatch(/^(?:\/[a-z]|mailto:\S+@|tel:\+\d)/);
});
