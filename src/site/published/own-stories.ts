import { pressExcerpts } from '@/content/site/press/excerpts';
import { pressSummaries } from '@/content/site/press/summaries';
import { ownStory, type Story } from './story';

/** The ten articles of the specification, newest first. */
export const ownStories: readonly Story[] = pressSummaries.map((summary) =>
  ownStory(summary, pressExcerpts[summary.slug]),
);
