import { Answers } from './answers';
import { Support } from './support';

/** Everything of the help centre that the first screen does not show, in one chunk. */
export function HelpBelowFold() {
  return (
    <>
      <Answers />
      <Support />
    </>
  );
}
