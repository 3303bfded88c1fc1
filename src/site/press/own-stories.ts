import { pressExcerpts } from '@/content/site/press/excerpts';
import { pressSummaries } from '@/content/site/press/summaries';
import { rubricOf, type Story } from '@/site/published/story';
import { cardCovers } from './card-covers';

/** The ten articles of the specification, newest first. */
export const ownStories: readonly Story[] = pressSummaries.map((summary) => ({
  href: `/presse/${summary.slug}`,
  title: summary.title,
  at: summary.date,
  minutes: summary.minutes,
  rubric: rubricOf(summary),
  kind: '',
  tags: [],
  excerpt: pressExcerpts[summary.slug],
  cover: { picture: cardCovers[summary.slug], alt: '' },
  featured: summary.featured ?? false,
}));
