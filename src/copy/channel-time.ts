import type { ChannelKey } from './types';

/** Time zone of a channel. */
export interface ChannelTime {
  /** IANA name of the time zone. */
  zone: string;
  /** Words after a time: « à l’heure d’Abidjan (UTC+0) ». */
  localTimeLabel: string;
}

const abidjan: ChannelTime = { zone: 'Africa/Abidjan', localTimeLabel: 'à l’heure d’Abidjan (UTC+0)' };

/** All four are broadcast from Abidjan. */
export const channelTimes: Record<ChannelKey, ChannelTime> = {
  hivowood: abidjan,
  'obouo-tv': abidjan,
  inspiration: abidjan,
  marmite: abidjan,
};
