import clsx from 'clsx';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import hivowood from '@/assets/channel-art-hivowood.svg?w=480;920;1920&format=avif;webp&quality=32&as=picture';
import inspiration from '@/assets/channel-art-inspiration.svg?w=480;920;1920&format=avif;webp&quality=32&as=picture';
import marmite from '@/assets/channel-art-marmite.svg?w=480;920;1920&format=avif;webp&quality=32&as=picture';
import obouoTv from '@/assets/channel-art-obouo-tv.svg?w=480;920;1920&format=avif;webp&quality=32&as=picture';
import { channelPitchTexts } from '@/copy/channel-pitches';
import { channels } from '@/copy/channels';
import { channelsHeroText } from '@/copy/pages/chaines';
import type { ChannelKey } from '@/copy/types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { channelAccentClasses } from '@/site/components/channel-accent';
import type { PictureSource } from '@/site/components/picture';
import { SectionPicture } from '@/site/components/section-picture';
import { useQueryParamChoice } from '@/site/hooks/use-url-query';

const artworks: Record<ChannelKey, PictureSource> = { hivowood, 'obouo-tv': obouoTv, inspiration, marmite };

interface ChannelSwitchProps {
  activeKey: ChannelKey;
  onChoose: (key: ChannelKey) => void;
}

const tileClassName =
  'group relative flex min-h-18 w-full flex-col justify-center border border-line bg-bg/80 px-4 py-3 text-left transition-colors hover:border-channel aria-pressed:border-channel aria-pressed:bg-surface-strong lg:px-5 lg:py-4';

/** Four buttons that select a channel. Without scripts, links to the four channels replace them. */
function ChannelSwitch({ activeKey, onChoose }: ChannelSwitchProps) {
  return (
    <nav aria-label={channelsHeroText.switchLabel} className="mt-10 lg:mt-14">
      <ul className="grid grid-cols-2 gap-2 lg:grid-cols-4 lg:gap-4">
        {channels.map(({ key, name, tagline }) => {
          const tileContent = (
            <>
              <span className="absolute inset-x-0 top-0 h-1 origin-left scale-x-0 bg-channel transition-transform duration-300 group-aria-pressed:scale-x-100" />
              <span className="flex items-center gap-2.5 font-display text-base leading-tight lg:text-xl">
                <span className="size-2 shrink-0 rotate-45 bg-channel lg:size-2.5" aria-hidden="true" />
                {name}
              </span>
              <span className="mt-1 hidden text-sm text-muted sm:block" aria-hidden="true">
                {tagline}
              </span>
            </>
          );
          return (
            <li key={key} className={channelAccentClasses[key]}>
              <button
                type="button"
                aria-pressed={key === activeKey}
                onClick={() => onChoose(key)}
                className={tileClassName}
              >
                {tileContent}
              </button>
              <noscript>
                <a href={`#${key}`} className={tileClassName}>
                  {tileContent}
                </a>
              </noscript>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const channelKeys = channels.map(({ key }) => key) as [ChannelKey, ...ChannelKey[]];

/** Returns the selected channel of the URL (`?chaine=`), and its setter. */
export function useSelectedChannel() {
  return useQueryParamChoice(channelsHeroText.parameter, channelKeys);
}

/** Top of the channels page: artwork and text of the selected channel, and the four buttons that switch it. */
export function ChannelsHero() {
  const [activeKey, setActiveKey] = useSelectedChannel();
  const [hasChosen, setHasChosen] = useState(false);
  const { hash, key: locationKey } = useLocation();

  // The search links to the titles of all panels, but the page holds only the selected one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per navigation
  useEffect(() => {
    const linkedChannel = channels.find((candidate) => hash.startsWith(`#${candidate.key}`));
    if (linkedChannel) setActiveKey(linkedChannel.key);
  }, [hash, locationKey]);

  const channel = channels.find(({ key }) => key === activeKey) ?? channels[0];
  if (!channel) return null;
  const { key, name, tagline } = channel;
  // The first picture does not fade in: it is the Largest Contentful Paint.
  const fadeClassName = hasChosen ? 'transition-opacity duration-700 ease-out-soft starting:opacity-0' : '';

  function handleChoice(chosenKey: ChannelKey) {
    setHasChosen(true);
    // With the hash of an earlier link, the new panel would scroll to its schedule and take the focus.
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
    setActiveKey(chosenKey);
  }

  return (
    <section
      className={clsx('relative isolate overflow-hidden border-b border-line', channelAccentClasses[key])}
    >
      <div className="absolute inset-x-0 top-0 -z-10 aspect-6/5 md:aspect-3/2 lg:left-auto lg:aspect-auto lg:h-full lg:w-[68%]">
        <SectionPicture
          section={key}
          key={key}
          source={artworks[key]}
          alt=""
          sizes="(min-width: 1024px) 75vw, (min-width: 768px) 100vw, 125vw"
          priority
          className={clsx('size-full object-cover', fadeClassName)}
          photographGradient="bg-linear-to-t from-bg/80 from-45% to-bg/15 to-75% lg:bg-linear-to-r lg:from-60%"
        />
        <div className="absolute inset-0 bg-linear-to-t from-bg from-5% via-bg/70 via-40% to-bg/15 lg:bg-linear-to-r lg:via-45% lg:to-transparent lg:to-75%" />
        <div className="absolute inset-x-0 bottom-0 hidden h-56 bg-linear-to-t from-bg via-bg/60 to-transparent lg:block" />
      </div>
      <div className="page-gutter pt-[46vw] pb-6 md:pb-10 lg:pt-32">
        {/* Reserves space for one to three lines of text, so that the buttons below do not move under the pointer. */}
        <div className="flex min-h-72 flex-col justify-end lg:min-h-88">
          <h1 className="mb-2 font-semibold text-fg/90 lg:mb-4">{channelsHeroText.title}</h1>
          <h2 className="max-w-[7em] font-display text-hero lg:max-w-none">{name}</h2>
          <p className="mt-4 font-display text-heading text-channel">{tagline}</p>
          <p className="mt-3 max-w-md text-lead text-fg/90">{channelPitchTexts[key]}</p>
        </div>
        <div className="mt-6 flex flex-wrap gap-2 sm:gap-3">
          <Link to="/obouo-play" className={getButtonClassName('primary', 'max-sm:px-3!')}>
            <Icon name="play" />
            {channelsHeroText.watch}
            <span className="sr-only">{channelsHeroText.watchOn}</span>
          </Link>
          <Link
            // The first channel is the default. Its link needs no query and works before the script has loaded.
            to={{
              search: key === channels[0]?.key ? '' : `?${channelsHeroText.parameter}=${key}`,
              hash: channelsHeroText.scheduleAnchor,
            }}
            className={getButtonClassName('outline', 'bg-bg/60 max-sm:px-3!')}
            replace
          >
            {channelsHeroText.schedule}
          </Link>
        </div>
        <ChannelSwitch activeKey={key} onChoose={handleChoice} />
      </div>
    </section>
  );
}
