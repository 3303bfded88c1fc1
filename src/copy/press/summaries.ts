/**
 * What lists and pages say first of a press article; its excerpt is in `excerpts.ts`. One constant an article, so that a page carries only those it shows.
 * Third parties are named as possibilities only. Dates are the specification's (2.10), as ISO days.
 */

import type { PressCategory } from './categories';
import type { PressSlug } from './slugs';

/** What lists say of an article. */
export interface PressSummary {
  slug: PressSlug;
  category: PressCategory;
  title: string;
  date: string;
  /** Reading time: the specification's where it states one, else computed from the text (tests/press-content.test.ts). */
  minutes: number;
  /** Shown large when it opens the list. */
  featured?: boolean;
}

export const startimesSummary: PressSummary = {
  slug: 'accord-strategique-startimes',
  category: 'partenariat',
  title: 'Vers un possible accord de distribution avec StarTimes',
  date: '2025-03-15',
  minutes: 3,
  featured: true,
};

export const canalPlusSummary: PressSummary = {
  slug: 'coproduction-canal-plus',
  category: 'partenariat',
  title: 'Une coproduction avec Canal+ pourrait voir le jour',
  date: '2025-01-22',
  minutes: 3,
};

export const filmChannelSummary: PressSummary = {
  slug: 'hivowood-vitrine-cinema',
  category: 'lancement',
  title: 'Hivowood, la vitrine que le cinéma africain pourrait s’offrir',
  date: '2025-04-05',
  minutes: 3,
};

export const adaptiveStreamingSummary: PressSummary = {
  slug: 'streaming-adaptatif',
  category: 'technologie',
  title: 'Streaming adaptatif : regarder même quand le réseau faiblit',
  date: '2025-02-10',
  minutes: 3,
};

export const innovationTrophySummary: PressSummary = {
  slug: 'obouo-play-africa-digital-awards',
  category: 'prix',
  title: 'Obouo Play pourrait viser un trophée de l’innovation numérique',
  date: '2025-09-21',
  minutes: 4,
  featured: true,
};

export const kitchenChannelSummary: PressSummary = {
  slug: 'marmite-channel-lancement-2024',
  category: 'lancement',
  title: 'Marmite Channel, une chaîne pour toutes les cuisines du continent',
  date: '2024-12-15',
  minutes: 3,
};

export const studioSummary: PressSummary = {
  slug: 'studio-post-production',
  category: 'technologie',
  title: 'Le groupe prépare un studio de postproduction 4K à Abidjan',
  date: '2025-05-28',
  minutes: 3,
  featured: true,
};

export const dakarSummary: PressSummary = {
  slug: 'bureau-regional-dakar',
  category: 'expansion',
  title: 'Un bureau régional pourrait ouvrir à Dakar',
  date: '2025-06-03',
  minutes: 3,
};

export const distributionSummary: PressSummary = {
  slug: 'accords-distribution-internationaux',
  category: 'expansion',
  title: 'Europe, Amérique du Nord : des accords de distribution à l’étude',
  date: '2025-08-19',
  minutes: 3,
};

export const fespacoSummary: PressSummary = {
  slug: 'hivowood-fespaco',
  category: 'prix',
  title: 'Hivowood pourrait concourir au FESPACO',
  date: '2025-03-02',
  minutes: 3,
};

/** The ten articles, newest first. */
export const pressSummaries: readonly PressSummary[] = [
  innovationTrophySummary,
  distributionSummary,
  dakarSummary,
  studioSummary,
  filmChannelSummary,
  startimesSummary,
  fespacoSummary,
  adaptiveStreamingSummary,
  canalPlusSummary,
  kitchenChannelSummary,
];
