import { channels } from './channels';
import type { ChannelKey } from './types';

/** Names of the channels, for the labels of collection fields. */
export const channelNamesByKey = Object.fromEntries(channels.map(({ key, name }) => [key, name])) as Record<
  ChannelKey,
  string
>;

/** Options of a field that chooses a channel. */
export const channelOptions = channels.map(({ key, name }) => ({ key, label: name }));
