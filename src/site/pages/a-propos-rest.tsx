import { Join } from '@/site/sections/about/join';
import { Purpose } from '@/site/sections/about/purpose';
import { Story } from '@/site/sections/about/story';
import { Team } from '@/site/sections/about/team';
import { Timeline } from '@/site/sections/about/timeline';
import { Values } from '@/site/sections/about/values';

/** Everything of the about page below its opening. */
export default function AboutRest() {
  return (
    <>
      <Story />
      <Purpose />
      <Values />
      <Timeline />
      <Team />
      <Join />
    </>
  );
}
