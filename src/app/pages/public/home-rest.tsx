import { ChannelCards } from '@/sections/home/channel-cards';
import { News } from '@/sections/home/news';
import { Platform } from '@/sections/home/platform';
import { Vision } from '@/sections/home/vision';

/** Everything of the home page that the first screen does not show. */
export default function HomeRest() {
  return (
    <>
      <Vision />
      <ChannelCards />
      <Platform />
      <News />
    </>
  );
}
