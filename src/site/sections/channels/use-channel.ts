import { channels } from '@/copy/channels';
import { channelsHero } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { useQueryChoice } from '@/site/hooks/use-query';

const keys = channels.map(({ key }) => key) as [ChannelKey, ...ChannelKey[]];

/** The featured channel, as the address says (`?chaine=`), and the way to feature another. */
export function useChannel() {
  return useQueryChoice(channelsHero.parameter, keys);
}
