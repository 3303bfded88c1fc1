/**
 * What lists and previews say of a press article. One constant an article, so that a page carries only those it shows.
 * Third parties are named as possibilities only. Dates are the specification's (2.10), as ISO days.
 */

export type PressCategory = 'partenariat' | 'lancement' | 'technologie' | 'expansion' | 'prix';

export interface PressSummary {
  slug: string;
  category: PressCategory;
  title: string;
  excerpt: string;
  date: string;
  image: 'partnership' | 'cinema' | 'technology' | 'award';
  featured?: boolean;
}

/** Category names as they are printed on tags and filters. */
export const pressCategoryLabels: Record<PressCategory, string> = {
  partenariat: 'Partenariat',
  lancement: 'Lancement',
  technologie: 'Technologie',
  expansion: 'Expansion',
  prix: 'Prix & Awards',
};

export const startimesSummary: PressSummary = {
  slug: 'accord-strategique-startimes',
  category: 'partenariat',
  title: 'Vers un possible accord de distribution avec StarTimes',
  excerpt:
    'Le groupe étudie la reprise de ses quatre chaînes dans un bouquet satellite : ce que changerait un tel accord pour les foyers.',
  date: '2025-03-15',
  image: 'partnership',
  featured: true,
};

export const canalPlusSummary: PressSummary = {
  slug: 'coproduction-canal-plus',
  category: 'partenariat',
  title: 'Une coproduction avec Canal+ pourrait voir le jour',
  excerpt: 'Une série tournée entre Abidjan et Dakar est à l’étude avec le groupe de télévision payante.',
  date: '2025-01-22',
  image: 'partnership',
};

export const filmChannelSummary: PressSummary = {
  slug: 'hivowood-vitrine-cinema',
  category: 'lancement',
  title: 'Hivowood, la vitrine que le cinéma africain pourrait s’offrir',
  excerpt: 'Premières, restaurations, cartes blanches : la ligne éditoriale envisagée pour la chaîne cinéma.',
  date: '2025-04-05',
  image: 'cinema',
};

export const adaptiveStreamingSummary: PressSummary = {
  slug: 'streaming-adaptatif',
  category: 'technologie',
  title: 'Streaming adaptatif : regarder même quand le réseau faiblit',
  excerpt: 'Comment Obouo Play ajuste l’image à chaque connexion, sans gaspiller les forfaits mobiles.',
  date: '2025-02-10',
  image: 'technology',
};

export const innovationTrophySummary: PressSummary = {
  slug: 'obouo-play-africa-digital-awards',
  category: 'prix',
  title: 'Obouo Play pourrait viser un trophée de l’innovation numérique',
  excerpt: 'Accessibilité, sobriété, recommandations : les trois atouts d’une candidature en préparation.',
  date: '2025-09-21',
  image: 'award',
};
