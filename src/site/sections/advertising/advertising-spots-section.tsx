import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { channels } from '@/copy/channels';
import type advertisingSpotsCollection from '@/copy/collections/spots';
import { advertisingSpotsText } from '@/copy/pages/publicite';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Advertising spots, each with a bar in proportion to its seconds, and the channels that show them. */
export function AdvertisingSpotsSection() {
  const { channelsTitle, channelMoods } = advertisingSpotsText;
  const spots = useCollection<typeof advertisingSpotsCollection>('formats-publicite');
  const longestSeconds = Math.max(...spots.items.map(({ seconds }) => seconds));
  return (
    <CollectionSection
      {...advertisingSpotsText}
      collection={spots}
      footer={
        <>
          <h3 className="mt-20 font-display text-heading">{channelsTitle}</h3>
          <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
            {channels.map(({ key, name, tagline }) => (
              <li key={key} className={clsx('border-l-4 border-channel pl-5', channelAccentClasses[key])}>
                <h4 className="font-display text-lg leading-tight">{name}</h4>
                <p className="mt-1 text-sm font-semibold text-channel">{tagline}</p>
                <p className="mt-2 text-muted">{channelMoods[key]}</p>
              </li>
            ))}
          </ul>
        </>
      }
    >
      <ul className="grid gap-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-0">
        {spots.items.map((spot) => (
          <li
            key={spot.id}
            className="reveal grid grid-cols-[5.5rem_minmax(0,1fr)] items-end gap-x-5 border-b border-line pb-6 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-b-0 lg:pb-0 lg:nth-[n+5]:mt-12"
          >
            <div
              className="h-[calc(8rem*var(--share))] min-h-4 overflow-hidden border-t-8 border-accent bg-surface-strong lg:h-[calc(16rem*var(--share))]"
              style={{ '--share': spot.seconds / longestSeconds } as CSSProperties}
              aria-hidden="true"
            >
              <div className="pattern-bogolan size-full" />
            </div>
            <div className="lg:self-start lg:border-t lg:border-line-strong lg:pt-5">
              <h3 className="font-display text-heading">
                <span className="block text-title text-highlight">{`${spot.seconds}s`}</span> {spot.title}
              </h3>
              <p className="mt-1 text-muted">{spot.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
