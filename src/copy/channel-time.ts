import type { ChannelKey } from './types';

/** Time zone of a channel. */
export interface ChannelTime {
  /** IANA name of the time zone. */
  zone: string;
  /** Place in « à l’heure de … ». */
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
