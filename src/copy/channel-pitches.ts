import type { ChannelKey } from './types';

/** One sentence about each channel, for pages that present all four. */
export const channelPitchTexts: Record<ChannelKey, string> = {
  hivowood:
    'Premières, sagas et grands films du continent : la nuit, les salles de Lagos, Dakar et Abidjan viennent chez vous.',
  'obouo-tv':
    'Jeux, débats, musique, information de proximité : la chaîne que toute la maison regarde, du petit-déjeuner à minuit.',
  inspiration:
    'Chants, rencontres et paroles de sagesse, toutes traditions réunies, pour commencer et finir la journée en paix.',
  marmite:
    'Du marché à la table : recettes de famille, cheffes d’aujourd’hui et art de recevoir, d’une capitale à l’autre.',
};
