import { isJobOfferOpen } from '@/copy/careers/offers';
import type jobOffersCollection from '@/copy/collections/offers';
import type questionsCollection from '@/copy/collections/questions';
import { getLocalDateInDays } from '@/shared/lib/local-date-in-days';
import { type CollectionsByKey, getTypedCollection } from '@/site/data/collections';
import type { SearchEntry } from '@/site/search/search-entry';

const createQuestionEntries = (collections: CollectionsByKey): SearchEntry[] =>
  getTypedCollection<typeof questionsCollection>('questions', collections).items.map(
    ({ id, question, answer, synonyms }) => ({
      kind: 'question',
      url: `/help-center?question=${id}#question-${id}`,
      title: question,
      summary: answer,
      synonyms: synonyms || undefined,
    }),
  );

const createOfferEntries = (collections: CollectionsByKey): SearchEntry[] =>
  getTypedCollection<typeof jobOffersCollection>('offres', collections)
    .items.filter((offer) => isJobOfferOpen(offer, getLocalDateInDays(0)))
    .map(({ id, title, description, location, missions, profile, skills }) => ({
      kind: 'offer',
      url: `/carrieres?offre=${id}`,
      title,
      summary: description,
      parts: [{ text: [location, ...missions, ...profile, skills.join(', ')].join('\n') }],
    }));

/** Returns the search entries of questions and open offers, which have no page of their own. */
export const createQuestionAndOfferEntries = (collections: CollectionsByKey): SearchEntry[] => [
  ...createQuestionEntries(collections),
  ...createOfferEntries(collections),
];
