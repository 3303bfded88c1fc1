import { channels } from '@/copy/channels';
import { channelsHero } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { useQueryChoice } from '@/site/hooks/use-query';

const keys = channels.map(({ key }) => key) as [ChannelKey, ...ChannelKey[]];

/** Returns the featured channel of the address (`?chaine=`), and its setter. */
export function useChannel() {
  return useQueryChoice(channelsHero.parameter, keys);
}
