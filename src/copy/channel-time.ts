import type { ChannelKey } from './types';

/** Time zone of a channel. */
export interface ChannelTimeZone {
  /** IANA name of the time zone. */
  zone: string;
  /** Words after a time: « à l’heure d’Abidjan (UTC+0) ». */
  localTimeLabel: string;
}

const abidjan: ChannelTimeZone = { zone: 'Africa/Abidjan', localTimeLabel: 'à l’heure d’Abidjan (UTC+0)' };

/** Time zones of the channels. All four broadcast from Abidjan. */
export const channelTimeZonesByKey: Record<ChannelKey, ChannelTimeZone> = {
  hivowood: abidjan,
  'obouo-tv': abidjan,
  inspiration: abidjan,
  marmite: abidjan,
};
