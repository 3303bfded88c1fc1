import { channels } from '@/copy/channels';
import type { ChannelKey } from '@/copy/types';
import { isValidDay } from '@/shared/lib/guide-day';

/** Channel, and a day of the shown week. */
export interface GuideParams {
  channel: ChannelKey;
  day: string;
}

const CHANNEL_PARAM = 'chaine';
const DAY_PARAM = 'jour';

/** Reads the URL. The default day is today. */
export function readGuideParams(searchParams: URLSearchParams, today: string): GuideParams {
  const channelKey = searchParams.get(CHANNEL_PARAM);
  const channel = channels.find(({ key }) => key === channelKey)?.key ?? 'hivowood';
  const day = searchParams.get(DAY_PARAM) ?? '';
  return { channel, day: isValidDay(day) ? day : today };
}

/** Returns the query string of a channel and a day. */
export const buildGuideQueryString = ({ channel, day }: GuideParams): string =>
  `?${new URLSearchParams({ [CHANNEL_PARAM]: channel, [DAY_PARAM]: day })}`;
