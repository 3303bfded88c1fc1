import clsx from 'clsx';
import { channels } from '@/content/site/channels';
import { spotsContent } from '@/content/site/pages/publicite-sections';
import { channelAccent } from '@/site/ui/channel-accent';
import { Section } from '@/site/ui/section';

/** As tall as the spot is long. */
const pillars = ['h-8 lg:h-16', 'h-16 lg:h-32', 'h-24 lg:h-48', 'h-32 lg:h-64'] as const;

function Lengths() {
  return (
    <ul className="grid gap-6 lg:grid-cols-4 lg:gap-x-8 lg:gap-y-0">
      {spotsContent.lengths.map((spot, index) => (
        <li
          key={spot.label}
          className="reveal grid grid-cols-[5.5rem_1fr] items-end gap-x-5 border-b border-line pb-6 lg:row-span-2 lg:grid-cols-1 lg:grid-rows-subgrid lg:border-b-0 lg:pb-0"
        >
          <div
            className={clsx('overflow-hidden border-t-8 border-accent bg-surface-strong', pillars[index])}
            aria-hidden="true"
          >
            <div className="ground-bogolan size-full" />
          </div>
          <div className="lg:self-start lg:border-t lg:border-line-strong lg:pt-5">
            <h3 className="font-display text-heading">
              <span className="block text-title text-highlight">{spot.label}</span> {spot.title}
            </h3>
            <p className="mt-1 text-muted">{spot.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Spot lengths, and the channels that give them their context. */
export function Spots() {
  const { eyebrow, title, lead, channelsTitle, channelMoods } = spotsContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} anchor="formats">
      <Lengths />
      <h3 className="mt-20 font-display text-heading">{channelsTitle}</h3>
      <ul className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {channels.map(({ key, name, tagline }) => (
          <li key={key} className={clsx('border-l-4 border-channel pl-5', channelAccent[key])}>
            <h4 className="font-display text-lg leading-tight">{name}</h4>
            <p className="mt-1 text-sm font-semibold text-channel">{tagline}</p>
            <p className="mt-2 text-muted">{channelMoods[key]}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
