import { ChannelCards } from '@/site/sections/home/channel-cards';
import { News } from '@/site/sections/home/news';
import { Platform } from '@/site/sections/home/platform';
import { Vision } from '@/site/sections/home/vision';
import { Island } from '@/site/ui/island';

/** Everything of the home page that the first screen does not show. */
export default function HomeRest() {
  return (
    <>
      <Vision />
      <ChannelCards />
      <Platform />
      <Island>
        <News />
      </Island>
    </>
  );
}
