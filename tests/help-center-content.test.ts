import { expect, test } from 'vitest';
import { helpDomainsCollection } from '@/copy/collections/help-domains';
import { questionsCollection as collection } from '@/copy/collections/questions';
import { supportChannelsCollection } from '@/copy/collections/support-channels';
import { countDomainQuestions, type HelpQuestion } from '@/copy/help/faq';
import { helpResourcesText, serviceStatusText } from '@/copy/help/sections';
import { helpHeroText } from '@/copy/pages/help-center';
import { findHelpResults as searchHelp } from '@/site/sections/help/help-results';

const faq = collection.initial.items;
const domains = countDomainQuestions(helpDomainsCollection.initial.items, faq);

const findAnswer = (id: string) => faq.find((item) => item.id === id)?.answer;
const searchDelivered = (query: string, category: string) => searchHelp(query, category, domains, faq);

test('four domains with the counts of the specification, three questions or more in each', () => {
  expect(domains.map(({ plannedArticleCount: planned }) => planned)).toEqual([25, 15, 20, 12]);
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  for (const { id } of domains) {
    expect(faq.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(3);
  }
});

test('only a domain with changed questions shows its real count', () => {
  const listCounts = (items: readonly HelpQuestion[]) =>
    countDomainQuestions(domains, items).map(({ plannedArticleCount: planned, count }) => planned ?? -count);
  const [first, ...rest] = faq as [HelpQuestion, ...HelpQuestion[]];
  expect(listCounts(rest)).toEqual([-3, 15, 20, 12]);
  expect(listCounts([{ ...first, answer: 'Autrement.' }, ...rest])).toEqual([-4, 15, 20, 12]);
  expect(listCounts([...faq, { ...first, id: 'autre', category: 'nouveau' }])).toEqual([25, 15, 20, 12]);
  expect(listCounts([])).toEqual([-0, -0, -0, -0]);
});

test('questions without a domain are found, and no domain is counted', () => {
  const uncategorised = faq.map((item) => ({ ...item, category: 'disparu' }));
  expect(searchHelp('', 'all', domains, uncategorised).questions).toEqual(uncategorised);
  expect(searchHelp('', 'all', [], faq).summary).toBe(`${faq.length} questions`);
});

test('prices, trial and delays are those of the specification', () => {
  for (const price of ['9.99€', '19.99€', '29.99€', '7\u00a0jours'])
    expect(findAnswer('tarifs')).toContain(price);
  for (const delay of ['2h en moyenne', 'du lundi au vendredi, de 9h à 18h GMT', 'sous 24h']) {
    expect(findAnswer('delai-assistance')).toContain(delay);
  }
  expect(findAnswer('partenariat')).toContain('sous 48h');
  const availabilities = supportChannelsCollection.initial.items.map(({ availability }) => availability);
  expect(availabilities).toContain('Lundi – vendredi, 9h – 18h GMT');
  expect(availabilities).toContain('Réponse sous 24h');
  expect(serviceStatusText.note).toMatch(/indicatif/);
});

test('without a query every question is shown', () => {
  const { categories, questions, summary } = searchDelivered('', 'all');
  expect(categories).toHaveLength(4);
  expect(questions).toEqual(faq);
  expect(summary).toBe(`${faq.length} questions, 4 domaines`);
});

test('every quick topic finds questions', () => {
  for (const topic of helpHeroText.topics) {
    const { questions } = searchDelivered(topic, 'all');
    expect(questions.length, topic).toBeGreaterThan(0);
    expect(searchDelivered(topic.toUpperCase(), 'all').questions).toEqual(questions);
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
  const questionIds = searchDelivered(query, 'all').questions.map((question) => question.id);
  expect(questionIds).toContain(key);
  expect(questionIds.length).toBeLessThanOrEqual(2);
});

test('search and domain combine, and the summary says what was found', () => {
  expect(searchDelivered('essai', 'subscription').questions.map(({ id }) => id)).toEqual([
    'tarifs',
    'essai-gratuit',
  ]);
  expect(searchDelivered('48h', 'all').summary).toBe('1 question, 1 domaine pour «\u00a048h\u00a0»');
  expect(searchDelivered('', 'partners').summary).toBe(
    '3 questions dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(searchDelivered('essai', 'partners').summary).toBe(
    'Aucun résultat pour «\u00a0essai\u00a0» dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(searchDelivered('xyz', 'all').summary).toBe('Aucun résultat pour «\u00a0xyz\u00a0»');
  expect(searchDelivered('xyz', 'all').categories).toEqual([]);
});

test('actions and resources have valid links', () => {
  const hrefs = [
    ...supportChannelsCollection.initial.items.map(({ href }) => href),
    ...helpResourcesText.links.map(({ href }) => href),
  ];
  for (const href of hrefs) expect(href).toMatch(/^(?:\/[a-z]|mailto:\S+@|tel:\+\d)/);
});
