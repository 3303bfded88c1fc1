import { platformName } from '../../brand';
import type { PageSeo } from '../../types';

export const channelsSeo: PageSeo = {
  title: 'Nos chaînes et leur programme du soir | Groupe Obouo',
  description:
    'Hivowood, Obouo TV, Obouo Inspiration, Marmite Channel : l’esprit, les temps forts, les chiffres et la grille du soir des quatre chaînes du Groupe Obouo.',
  canonical: '/chaines',
};

export const channelsHero = {
  title: 'Nos quatre chaînes de télévision',
  switchLabel: 'Choisir une chaîne',
  watch: 'Regarder maintenant',
  watchOn: `sur ${platformName}`,
  schedule: 'Programme TV',
  /** Address parameter that preselects a channel, and anchor of the evening schedule. */
  parameter: 'chaine',
  scheduleAnchor: 'programme',
} as const;
