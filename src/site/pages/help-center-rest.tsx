import { Answers } from '@/site/sections/help/answers';
import { Support } from '@/site/sections/help/support';

/** Everything of the help centre that the first screen does not show. */
export default function HelpRest() {
  return (
    <>
      <Answers />
      <Support />
    </>
  );
}
