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
 * Returns the questions and domains that match the search. A domain matches by its own words or by one of its
 * questions. The chosen domain filters only the questions, so that the visitor can choose another domain.
 */
export function findHelpResults(
  query: string,
  chosenDomainId: string,
  allDomains: readonly HelpDomainWithCount[],
  allQuestions: readonly HelpQuestion[],
): HelpResults {
  const matchingQuestions = allQuestions.filter(({ question, answer, synonyms }) =>
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
  const hasNoResult = questions.length === 0 && (chosenDomain !== undefined || domains.length === 0);
  const summaryParts = [hasNoResult ? summaryTexts.none : counts.join(', ')];
  if (query) summaryParts.push(summaryTexts.for, quote(query));
  if (chosenDomain) summaryParts.push(summaryTexts.in, quote(chosenDomain.title));
  return { domains, questions, summary: summaryParts.join(' ') };
}
