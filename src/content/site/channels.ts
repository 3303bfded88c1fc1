import type { ChannelSummary } from '../types';

/** The four channels, in the order every page shows them. Taglines are the specification's. */
export const channels: readonly ChannelSummary[] = [
  {
    key: 'hivowood',
    name: 'Hivowood',
    tagline: 'Cinéma & Séries Premium',
    pitch:
      'Premières, sagas et grands films du continent : la nuit, les salles de Lagos, Dakar et Abidjan viennent chez vous.',
  },
  {
    key: 'obouo-tv',
    name: 'Obouo TV',
    tagline: 'Divertissement Généraliste',
    pitch:
      'Jeux, débats, musique, information de proximité : la chaîne que toute la maison regarde, du petit-déjeuner à minuit.',
  },
  {
    key: 'inspiration',
    name: 'Obouo Inspiration',
    tagline: 'Spiritualité & Inspiration',
    pitch:
      'Chants, rencontres et paroles de sagesse, toutes traditions réunies, pour commencer et finir la journée en paix.',
  },
  {
    key: 'marmite',
    name: 'Marmite Channel',
    tagline: 'Cuisine & Art de Vivre',
    pitch:
      'Du marché à la table : recettes de famille, cheffes d’aujourd’hui et art de recevoir, d’une capitale à l’autre.',
  },
];
