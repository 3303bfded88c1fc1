import type { HelpDomainWithCount, HelpQuestion } from '@/copy/help/faq';
import { helpAnswersText } from '@/copy/help/sections';
import { matchesSearchQuery } from '@/shared/lib/search-text';

interface HelpResults {
  domains: readonly HelpDomainWithCount[];
  questions: readonly HelpQuestion[];
  /** Sentence with the number of results and the filters, for the screen and for screen readers. */
  summary: string;
}

const { summary: summaryTexts } = helpAnswersText;

const quote = (text: string) => `«\u00a0${text}\u00a0»`;

const formatCount = (count: number, unit: { one: string; many: string }) =>
  `${count} ${count > 1 ? unit.many : unit.one}`;

/**
 * Returns the questions and domains that match the search and the chosen domain. A domain shows when its own words
 * or one of its questions match. The chosen domain filters the questions only. All cards stay, so that the visitor
 * can choose another domain.
 */
export function findHelpResults(
  query: string,
  chosenDomainId: string,
  allDomains: readonly HelpDomainWithCount[],
  faq: readonly HelpQuestion[],
): HelpResults {
  const matchingQuestions = faq.filter(({ question, answer, synonyms }) =>
    matchesSearchQuery(query, `${question} ${answer} ${synonyms}`),
  );
  const domains = allDomains.filter(
    ({ id, title, description }) =>
      matchesSearchQuery(query, `${title} ${description}`) ||
      matchingQuestions.some((item) => item.category === id),
  );
  const chosenDomain = allDomains.find(({ id }) => id === chosenDomainId);
  const questions = chosenDomain
    ? matchingQuestions.filter((item) => item.category === chosenDomain.id)
    : matchingQuestions;

  const counts = [formatCount(questions.length, summaryTexts.questions)];
  if (!chosenDomain && allDomains.length > 0)
    counts.push(formatCount(domains.length, summaryTexts.categories));
  const hasNoResult = questions.length === 0 && (chosenDomain || domains.length === 0);
  const summary = [hasNoResult ? summaryTexts.none : counts.join(', ')];
  if (query) summary.push(summaryTexts.for, quote(query));
  if (chosenDomain) summary.push(summaryTexts.in, quote(chosenDomain.title));
  return { domains, questions, summary: summary.join(' ') };
}
