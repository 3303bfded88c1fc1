import type { FaqItem, HelpCategory } from '@/copy/help/faq';
import { resultsContent } from '@/copy/help/sections';
import { matchesQuery } from '@/shared/lib/search-text';

interface HelpResults {
  categories: readonly HelpCategory[];
  questions: readonly FaqItem[];
  /** How many, for what: shown and announced. */
  summary: string;
}

const { summary: words } = resultsContent;

const quoted = (text: string) => `«\u00a0${text}\u00a0»`;

const counted = (count: number, unit: { one: string; many: string }) =>
  `${count} ${count > 1 ? unit.many : unit.one}`;

/**
 * Returns the questions and domains that match the search and the chosen domain. A domain shows when its own
 * words or one of its questions match. Choosing one narrows the questions only, because the cards are the
 * choice.
 */
export function helpResults(
  query: string,
  category: string,
  domains: readonly HelpCategory[],
  faq: readonly FaqItem[],
): HelpResults {
  const found = faq.filter(({ question, answer, synonyms }) =>
    matchesQuery(query, `${question} ${answer} ${synonyms}`),
  );
  const categories = domains.filter(
    ({ id, title, description }) =>
      matchesQuery(query, `${title} ${description}`) || found.some((item) => item.category === id),
  );
  const chosen = domains.find(({ id }) => id === category);
  const questions = chosen ? found.filter((item) => item.category === chosen.id) : found;

  const parts = [counted(questions.length, words.questions)];
  if (!chosen && domains.length > 0) parts.push(counted(categories.length, words.categories));
  const nothing = questions.length === 0 && (chosen || categories.length === 0);
  const summary = [nothing ? words.none : parts.join(', ')];
  if (query) summary.push(words.for, quoted(query));
  if (chosen) summary.push(words.in, quoted(chosen.title));
  return { categories, questions, summary: summary.join(' ') };
}
