import { expect, test } from 'vitest';
import helpDomainsCollection from '@/copy/collections/help-domains';
import questionsCollection from '@/copy/collections/questions';
import supportChannelsCollection from '@/copy/collections/support-channels';
import { countDomainQuestions, type HelpQuestion } from '@/copy/help/faq';
import { helpResourcesText, serviceStatusText } from '@/copy/help/sections';
import { helpHeroText } from '@/copy/pages/help-center';
import { findHelpResults } from '@/site/sections/help/help-results';

const faq = questionsCollection.initial.items;
const domains = countDomainQuestions(helpDomainsCollection.initial.items, faq);

const findAnswer = (id: string) => faq.find((item) => item.id === id)?.answer;
const searchInitialQuestions = (query: string, category: string) =>
  findHelpResults(query, category, domains, faq);

test('the four help domains have the specified counts and at least three questions each', () => {
  expect(domains.map(({ plannedArticleCount }) => plannedArticleCount)).toEqual([25, 15, 20, 12]);
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length);
  for (const { id } of domains) {
    expect(faq.filter(({ category }) => category === id).length).toBeGreaterThanOrEqual(3);
  }
});

test('only a help domain with changed questions shows its real count', () => {
  /** Returns the count that each domain shows: the planned one, else the real one. */
  const listCounts = (items: readonly HelpQuestion[]) =>
    countDomainQuestions(domains, items).map(
      ({ plannedArticleCount, count }) => plannedArticleCount ?? count,
    );
  const [first, ...others] = faq as [HelpQuestion, ...HelpQuestion[]];
  expect(listCounts(others)).toEqual([3, 15, 20, 12]);
  expect(listCounts([{ ...first, answer: 'Autrement.' }, ...others])).toEqual([4, 15, 20, 12]);
  expect(listCounts([...faq, { ...first, id: 'autre', category: 'nouveau' }])).toEqual([25, 15, 20, 12]);
  expect(listCounts([])).toEqual([0, 0, 0, 0]);
});

test('help questions without a domain are found, and the summary counts no domain', () => {
  const uncategorised = faq.map((item) => ({ ...item, category: 'disparu' }));
  expect(findHelpResults('', 'all', domains, uncategorised).questions).toEqual(uncategorised);
  expect(findHelpResults('', 'all', [], faq).summary).toBe(`${faq.length} questions`);
});

test('prices, trial and response times in the help centre are those of the specification', () => {
  for (const price of ['9.99€', '19.99€', '29.99€', '7\u00a0jours'])
    expect(findAnswer('tarifs')).toContain(price);
  for (const responseTime of ['2h en moyenne', 'du lundi au vendredi, de 9h à 18h GMT', 'sous 24h']) {
    expect(findAnswer('delai-assistance')).toContain(responseTime);
  }
  expect(findAnswer('partenariat')).toContain('sous 48h');
  const availabilities = supportChannelsCollection.initial.items.map(({ availability }) => availability);
  expect(availabilities).toContain('Lundi – vendredi, 9h – 18h GMT');
  expect(availabilities).toContain('Réponse sous 24h');
  expect(serviceStatusText.note).toMatch(/indicatif/);
});

test('help search without a query shows every question', () => {
  const { domains: foundDomains, questions, summary } = searchInitialQuestions('', 'all');
  expect(foundDomains).toHaveLength(4);
  expect(questions).toEqual(faq);
  expect(summary).toBe(`${faq.length} questions, 4 domaines`);
});

test('every quick topic of the help search finds questions', () => {
  for (const topic of helpHeroText.topics) {
    const { questions } = searchInitialQuestions(topic, 'all');
    expect(questions.length, topic).toBeGreaterThan(0);
    expect(searchInitialQuestions(topic.toUpperCase(), 'all').questions).toEqual(questions);
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
])('help search for « %s » finds its answer among at most two', (query, key) => {
  const questionIds = searchInitialQuestions(query, 'all').questions.map((question) => question.id);
  expect(questionIds).toContain(key);
  expect(questionIds.length).toBeLessThanOrEqual(2);
});

test('help search combines query and domain, and its summary names both', () => {
  expect(searchInitialQuestions('essai', 'subscription').questions.map(({ id }) => id)).toEqual([
    'tarifs',
    'essai-gratuit',
  ]);
  expect(searchInitialQuestions('48h', 'all').summary).toBe('1 question, 1 domaine pour «\u00a048h\u00a0»');
  expect(searchInitialQuestions('', 'partners').summary).toBe(
    '3 questions dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(searchInitialQuestions('essai', 'partners').summary).toBe(
    'Aucun résultat pour «\u00a0essai\u00a0» dans «\u00a0Partenaires et professionnels\u00a0»',
  );
  expect(searchInitialQuestions('xyz', 'all').summary).toBe('Aucun résultat pour «\u00a0xyz\u00a0»');
  expect(searchInitialQuestions('xyz', 'all').domains).toEqual([]);
});

test('support channels and resources of the help centre have valid links', () => {
  const hrefs = [
    ...supportChannelsCollection.initial.items.map(({ href }) => href),
    ...helpResourcesText.links.map(({ href }) => href),
  ];
  for (const href of hrefs) expect(href).toMatch(/^(?:\/[a-z]|mailto:\S+@|tel:\+\d)/);
});
