import { groupName } from '@/content/brand';
import { offers } from '@/content/site/careers/offers';
import { faq } from '@/content/site/help/faq';
import { legalPaths } from '@/content/site/search';
import type { SearchEntry, SearchKind } from './search-entry';

const questions = faq.map(
  ({ key, question, answer, synonyms }): SearchEntry => ({
    kind: 'question',
    url: `/help-center?question=${key}#question-${key}`,
    title: question,
    summary: answer,
    synonyms,
  }),
);

const jobs = offers.map(
  ({ slug, title, description, location, missions, profile, skills }): SearchEntry => ({
    kind: 'offer',
    url: `/carrieres?offre=${slug}`,
    title,
    summary: description,
    parts: [{ text: [location, ...missions, ...profile, skills.join(', ')].join('\n') }],
  }),
);

/** What is found and is no page of its own: questions and offers. */
export const entriesInPages: readonly SearchEntry[] = [...questions, ...jobs];

/** What a result of this address is called. */
export function searchKind(url: string): SearchKind {
  if (url.startsWith('/presse/')) return 'press';
  return legalPaths.includes(url) ? 'legal' : 'page';
}

/** A page's title as a result shows it, where the site needs no name. */
export const searchTitle = (title: string): string => title.replace(` | ${groupName}`, '');
