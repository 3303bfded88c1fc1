import type { ChannelSummary } from './types';

/** The four channels, in the order of every page. Taglines are the specification's. */
export const channels: readonly ChannelSummary[] = [
  { key: 'hivowood', name: 'Hivowood', tagline: 'Cinéma & Séries Premium' },
  { key: 'obouo-tv', name: 'Obouo TV', tagline: 'Divertissement Généraliste' },
  { key: 'inspiration', name: 'Obouo Inspiration', tagline: 'Spiritualité & Inspiration' },
  { key: 'marmite', name: 'Marmite Channel', tagline: 'Cuisine & Art de Vivre' },
];
