import clsx from 'clsx';
import hivowood from '@/assets/channel-art-hivowood.svg?w=320;600&aspect=3:4&fit=cover&format=avif;webp&quality=50&as=picture';
import inspiration from '@/assets/channel-art-inspiration.svg?w=320;600&aspect=3:4&fit=cover&format=avif;webp&quality=50&as=picture';
import marmite from '@/assets/channel-art-marmite.svg?w=320;600&aspect=3:4&fit=cover&format=avif;webp&quality=50&as=picture';
import obouoTv from '@/assets/channel-art-obouo-tv.svg?w=320;600&aspect=3:4&fit=cover&format=avif;webp&quality=50&as=picture';
import { catalogueContent } from '@/content/site/pages/licensing-sections';
import type { ChannelKey } from '@/content/types';
import { channelAccent } from '@/site/ui/channel-accent';
import { Picture, type PictureSource } from '@/site/ui/picture';
import { Section } from '@/site/ui/section';

const posters: Record<ChannelKey, PictureSource> = { hivowood, 'obouo-tv': obouoTv, inspiration, marmite };

/** The catalogue, one poster a shelf. */
export function Catalogue() {
  const { eyebrow, title, text, shelves } = catalogueContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={text} anchor="catalogue">
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {shelves.map((shelf) => (
          <li
            key={shelf.key}
            className={clsx(
              'reveal grid grid-cols-[7.5rem_1fr] gap-5 sm:block lg:even:mt-16',
              channelAccent[shelf.key],
            )}
          >
            <Picture
              source={posters[shelf.key]}
              alt=""
              sizes="(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 120px"
              className="aspect-[3/4] w-full rounded-card border-b-4 border-channel object-cover"
            />
            <div className="sm:mt-5">
              <h3 className="font-display text-heading">{shelf.title}</h3>
              <p className="mt-2 text-muted">{shelf.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
