import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { isDay } from '@/shared/lib/guide-day';

/** Channel, and a day of the shown week. */
export interface GuideParams {
  channel: ChannelKey;
  day: string;
}

const CHANNEL_PARAM = 'chaine';
const DAY_PARAM = 'jour';

/** Reads the address; `today` is the default day. */
export function readGuideParams(
  parameters: URLSearchParams,
  today: (channel: ChannelKey) => string,
): GuideParams {
  const channelKey = parameters.get(CHANNEL_PARAM);
  const channel = channels.find(({ key }) => key === channelKey)?.key ?? 'hivowood';
  const day = parameters.get(DAY_PARAM) ?? '';
  return { channel, day: isDay(day) ? day : today(channel) };
}

/** Returns the query of a channel and a day. */
export const buildGuideQuery = ({ channel, day }: GuideParams): string =>
  `?${new URLSearchParams({ [CHANNEL_PARAM]: channel, [DAY_PARAM]: day })}`;
