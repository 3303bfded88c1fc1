import { articleArtworks } from '@/copy/press/artworks';
import { pressCategoryLabels } from '@/copy/press/categories';
import { pressExcerpts } from '@/copy/press/excerpts';
import {
  adaptiveStreamingSummary,
  canalPlusSummary,
  filmChannelSummary,
  innovationTrophySummary,
  type PressSummary,
  pressSummaries,
  startimesSummary,
} from '@/copy/press/summaries';
import type { Story } from './story';

/** One of the ten articles of the specification, with its excerpt. */
const ownStory = ({ slug, category, title, date, minutes, featured = false }: PressSummary): Story => ({
  href: `/presse/${slug}`,
  title,
  at: date,
  minutes,
  rubric: { slug: category, label: pressCategoryLabels[category] },
  kind: '',
  tags: [],
  excerpt: pressExcerpts[slug],
  cover: null,
  artwork: articleArtworks[slug],
  featured,
});

/** The ten articles of the specification, newest first. */
export const ownStories: readonly Story[] = pressSummaries.map(ownStory);

/** Those of the home page, until staff put others forward. */
export const homeStories: readonly Story[] = [
  startimesSummary,
  canalPlusSummary,
  filmChannelSummary,
  adaptiveStreamingSummary,
  innovationTrophySummary,
].map(ownStory);
