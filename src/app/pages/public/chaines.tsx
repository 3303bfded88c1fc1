import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { channelsSeo } from '@/content/pages/chaines';
import { Stage } from '@/sections/channels/stage';

const Panels = deferred('chaines', () =>
  import('@/sections/channels/channel-panels').then((module) => module.ChannelPanels),
);

/** The four channels, one featured at a time: `?chaine=` says which. */
export function Component() {
  return (
    <>
      <Seo seo={channelsSeo} />
      <Stage />
      <Panels />
    </>
  );
}
