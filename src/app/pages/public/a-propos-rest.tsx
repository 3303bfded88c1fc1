import { Join } from '@/sections/about/join';
import { Purpose } from '@/sections/about/purpose';
import { Story } from '@/sections/about/story';
import { Team } from '@/sections/about/team';
import { Timeline } from '@/sections/about/timeline';
import { Values } from '@/sections/about/values';

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
