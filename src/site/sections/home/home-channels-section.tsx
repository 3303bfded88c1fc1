import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { channelPitchTexts } from '@/copy/channel-pitches';
import { channels } from '@/copy/channels';
import { homeChannelsText } from '@/copy/pages/home';
import type { ChannelKey } from '@/copy/types';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import type { PublicProgramme } from '@/site/api/published-guide';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { channelArtworks } from '@/site/components/channel-artworks';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import { useCurrentAndNextProgrammes } from './use-current-and-next-programmes';

/** Title of a channel's current programme, over the channel's picture. It loads late and moves nothing. */
function OnAirProgrammeBadge({
  channel,
  programmes,
}: {
  channel: ChannelKey;
  programmes: readonly PublicProgramme[];
}) {
  const now = Date.now();
  const currentProgramme = programmes.find(
    (programme) =>
      programme.channel === channel &&
      Date.parse(programme.starts_at) <= now &&
      now < Date.parse(programme.ends_at),
  );
  if (!currentProgramme) return null;
  return (
    <p className="absolute inset-x-0 bottom-0 flex items-baseline gap-2 bg-bg/85 px-6 py-3 transition-opacity duration-500 starting:opacity-0 lg:px-8">
      <span className="shrink-0 text-sm font-semibold text-channel">{homeChannelsText.onAir}</span>
      <span className="truncate font-semibold">{currentProgramme.title}</span>
    </p>
  );
}

/** The four channels, each in its colour. */
export function HomeChannelsSection() {
  const programmes = useCurrentAndNextProgrammes();
  return (
    <Section {...homeChannelsText} anchor="chaines">
      <ul className="grid gap-6 md:grid-cols-2 lg:gap-8">
        {channels.map(({ key, name, tagline }) => (
          <li
            key={key}
            className={clsx(
              'reveal group flex flex-col overflow-hidden rounded-card border border-line bg-surface',
              channelAccentClasses[key],
            )}
          >
            <div className="relative aspect-3/2 overflow-hidden border-b-4 border-channel">
              <SectionPicture
                section={key}
                source={channelArtworks[key]}
                alt=""
                sizes="(min-width: 768px) 50vw, 90vw"
                className="size-full object-cover transition-transform duration-700 group-hover:scale-[1.03]"
              />
              <OnAirProgrammeBadge channel={key} programmes={programmes} />
            </div>
            <div className="flex grow flex-col p-6 lg:p-8">
              <p className="text-sm font-semibold text-channel">{tagline}</p>
              <h3 className="mt-1 font-display text-heading">{name}</h3>
              <p className="mt-3 grow text-muted">{channelPitchTexts[key]}</p>
              <div className="mt-6 flex flex-wrap gap-3">
                <Link
                  to={`/chaines?chaine=${key}`}
                  aria-label={`${homeChannelsText.watch} ${name}`}
                  className={getButtonClassName('outline')}
                >
                  {homeChannelsText.watch}
                </Link>
                <Link
                  to={`/chaines?chaine=${key}#programme`}
                  aria-label={`${homeChannelsText.schedule} ${name}`}
                  className={getButtonClassName('quiet')}
                >
                  {homeChannelsText.schedule}
                </Link>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10">
        <Link to="/chaines" className={getButtonClassName('primary')}>
          {homeChannelsText.all}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Section>
  );
}
