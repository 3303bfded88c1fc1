import clsx from 'clsx';
import { popularTitlesText } from '@/copy/pages/obouo-play';
import { Icon } from '@/shared/components/icon';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { channelArtworks } from '@/site/components/channel-artworks';
import { Picture } from '@/site/components/picture';

/** Four popular titles, each below the artwork of its channel. */
export function PlatformPopularTitlesPanel() {
  const { title, ratingLabel, durationLabel, items } = popularTitlesText;
  return (
    <>
      <h3 className="font-display text-heading">{title}</h3>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li
            key={item.title}
            className={clsx(
              'theme-dark flex flex-col overflow-hidden rounded-card bg-bg text-fg',
              channelAccentClasses[item.channel],
            )}
          >
            <Picture
              source={channelArtworks[item.channel]}
              alt=""
              sizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw"
              className="aspect-4/3 w-full border-b-4 border-channel object-cover"
            />
            <div className="flex grow flex-col p-5">
              <p className="text-sm font-semibold text-channel">{item.category}</p>
              <h4 className="mt-1 grow font-display text-xl leading-tight">{item.title}</h4>
              <p className="mt-4 flex items-center justify-between gap-3 text-sm">
                <span className="inline-flex items-center gap-1.5 font-semibold">
                  <Icon name="star" className="text-channel" />
                  <span className="sr-only">{ratingLabel}</span>
                  {item.rating}
                </span>
                <span className="text-muted">
                  <span className="sr-only">{durationLabel}</span> {item.duration}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
