import { channelsSeo } from '@/content/site/pages/chaines';
import { Stage } from '@/site/sections/channels/stage';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './chaines-rest';

/** The four channels, one featured at a time: `?chaine=` says which. */
export function Component() {
  return (
    <>
      <Seo seo={channelsSeo} />
      <Stage />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
