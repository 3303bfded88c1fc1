import type { ChannelKey } from './types';

/** The clocks that a channel goes by. */
export interface ChannelTime {
  /** IANA name of the time zone. */
  zone: string;
  /** « à l’heure de … », as the guide says it. */
  said: string;
}

const abidjan: ChannelTime = { zone: 'Africa/Abidjan', said: 'à l’heure d’Abidjan (UTC+0)' };

/** All four are broadcast from Abidjan. */
export const channelTimes: Record<ChannelKey, ChannelTime> = {
  hivowood: abidjan,
  'obouo-tv': abidjan,
  inspiration: abidjan,
  marmite: abidjan,
};
