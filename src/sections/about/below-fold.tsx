import { Join } from './join';
import { Purpose } from './purpose';
import { Story } from './story';
import { Team } from './team';
import { Timeline } from './timeline';
import { Values } from './values';

/** Everything of the about page below its opening, in one chunk. */
export function AboutBelowFold() {
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
