import { Suspense, useDeferredValue } from 'react';
import hivowoodCharacter from '@/assets/channel-character-hivowood.svg?w=320;640&format=avif;webp&as=picture';
import inspirationCharacter from '@/assets/channel-character-inspiration.svg?w=320;640&format=avif;webp&as=picture';
import marmiteCharacter from '@/assets/channel-character-marmite.svg?w=320;640&format=avif;webp&as=picture';
import obouoTvCharacter from '@/assets/channel-character-obouo-tv.svg?w=320;640&format=avif;webp&as=picture';
import hivowoodLogo from '@/assets/channel-logo-hivowood.svg?w=192;384&format=avif;webp&as=picture';
import inspirationLogo from '@/assets/channel-logo-inspiration.svg?w=192;384&format=avif;webp&as=picture';
import marmiteLogo from '@/assets/channel-logo-marmite.svg?w=192;384&format=avif;webp&as=picture';
import obouoTvLogo from '@/assets/channel-logo-obouo-tv.svg?w=192;384&format=avif;webp&as=picture';
import { channels } from '@/copy/channels';
import { channelsSeo } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { PageHead } from '@/site/components/page-head';
import type { PictureSource } from '@/site/components/picture';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { ChannelPanel } from '@/site/sections/channels/channel-panel';
import { ChannelsHero, useSelectedChannel } from '@/site/sections/channels/channels-hero';

const images: Record<ChannelKey, { logo: PictureSource; character: PictureSource }> = {
  hivowood: { logo: hivowoodLogo, character: hivowoodCharacter },
  'obouo-tv': { logo: obouoTvLogo, character: obouoTvCharacter },
  inspiration: { logo: inspirationLogo, character: inspirationCharacter },
  marmite: { logo: marmiteLogo, character: marmiteCharacter },
};

/** The selected channel's panel. The prerendered page holds all four, for readers without script and for search engines. */
function ChannelPanels() {
  const [selectedChannel] = useSelectedChannel();
  // Deferred, so that the hero above responds first: rendering the panel takes a quarter of its response time.
  const shownChannel = useDeferredValue(selectedChannel);
  const isHydrated = useHydrated();
  return channels
    .filter(({ key }) => key === shownChannel || !isHydrated)
    .map((channel) => (
      <ChannelPanel
        key={channel.key}
        channel={channel}
        {...images[channel.key]}
        isSelected={channel.key === shownChannel}
      />
    ));
}

/** The four channels, one selected at a time (`?chaine=`). */
export function Component() {
  return (
    <>
      <PageHead seo={channelsSeo} />
      <ChannelsHero />
      <Suspense>
        <ChannelPanels />
      </Suspense>
    </>
  );
}
