import clsx from 'clsx';
import hivowood from '@/assets/channel-art-hivowood.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import inspiration from '@/assets/channel-art-inspiration.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import marmite from '@/assets/channel-art-marmite.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import obouoTv from '@/assets/channel-art-obouo-tv.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import type licensingCatalogueCollection from '@/copy/collections/catalogue';
import { licensingCatalogueText } from '@/copy/pages/licensing';
import type { ChannelKey } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { CollectionPicture } from '@/site/components/collection-picture';
import { CollectionSection } from '@/site/components/collection-section';
import { Picture, type PictureSource } from '@/site/components/picture';
import { useCollection } from '@/site/hooks/use-site-data';

const posters: Record<ChannelKey, PictureSource> = { hivowood, 'obouo-tv': obouoTv, inspiration, marmite };

const posterClassName = 'aspect-3/4 w-full rounded-card border-b-4 border-channel object-cover';
const SIZES = '(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 120px';

/** The catalogue, with one poster for each item. */
export function LicensingCatalogueSection() {
  const catalogue = useCollection<typeof licensingCatalogueCollection>('catalogue-licences');
  return (
    <CollectionSection {...licensingCatalogueText} collection={catalogue}>
      <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-4 lg:gap-x-8">
        {catalogue.items.map(({ id, title, text, channel, picture }) => {
          const file = catalogue.files[picture];
          return (
            <li
              key={id}
              className={clsx(
                'reveal grid grid-cols-[7.5rem_minmax(0,1fr)] gap-5 sm:block lg:even:mt-16',
                channelAccentClasses[channel],
              )}
            >
              {file ? (
                <CollectionPicture file={file} alt="" sizes={SIZES} className={posterClassName} />
              ) : (
                <Picture source={posters[channel]} alt="" sizes={SIZES} className={posterClassName} />
              )}
              <div className="sm:mt-5">
                <h3 className="font-display text-heading">{title}</h3>
                <p className="mt-2 text-muted">{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </CollectionSection>
  );
}
