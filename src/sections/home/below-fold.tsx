import { ChannelCards } from './channel-cards';
import { News } from './news';
import { Platform } from './platform';
import { Vision } from './vision';

/** Everything of the home page that the first screen does not show, in one chunk. */
export function HomeBelowFold() {
  return (
    <>
      <Vision />
      <ChannelCards />
      <Platform />
      <News />
    </>
  );
}
