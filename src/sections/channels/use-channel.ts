import { channels } from '@/content/channels';
import { channelsHero } from '@/content/pages/chaines';
import type { ChannelKey } from '@/content/types';
import { useQueryChoice } from '@/hooks/use-query-choice';

const keys = channels.map(({ key }) => key) as [ChannelKey, ...ChannelKey[]];

/** The featured channel, as the address says (`?chaine=`), and the way to feature another. */
export function useChannel() {
  return useQueryChoice(channelsHero.parameter, keys);
}
