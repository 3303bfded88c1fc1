import { channels } from '@/copy/channels';
import { channelsHeroText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { useQueryParamChoice } from '@/site/hooks/use-url-query';

const channelKeys = channels.map(({ key }) => key) as [ChannelKey, ...ChannelKey[]];

/** Returns the featured channel of the URL (`?chaine=`), and its setter. */
export function useFeaturedChannel() {
  return useQueryParamChoice(channelsHeroText.parameter, channelKeys);
}
