import clsx from 'clsx';
import { Suspense } from 'react';
import hivowood from '@/assets/channel-art-hivowood.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import inspiration from '@/assets/channel-art-inspiration.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import marmite from '@/assets/channel-art-marmite.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import obouoTv from '@/assets/channel-art-obouo-tv.svg?w=240;360;600&aspect=3:4&fit=cover&format=avif;webp&quality=34&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import cinemaNarrow from '@/assets/news-cinema.svg?w=480;720&aspect=5:4&fit=cover&format=avif;webp&quality=24&effort=4&as=picture';
import cinema from '@/assets/news-cinema.svg?w=600;900;1200;1920;2560&aspect=2:1&fit=cover&position=top&format=avif;webp&quality=45&as=picture';
import type licensingCatalogueCollection from '@/copy/collections/catalogue';
import type licensingPlansCollection from '@/copy/collections/licensing-plans';
import {
  createLicensingDescription,
  licensingCatalogueText,
  licensingClosingText,
  licensingHeroText,
  licensingPlansText,
  licensingRightsText,
  licensingSeo,
} from '@/copy/pages/licensing';
import { cityArtworkTagline } from '@/copy/taglines';
import type { ChannelKey } from '@/copy/types';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { CollectionSection } from '@/site/components/collection-section';
import { CollectionPicture } from '@/site/components/cover-image';
import { PageHead } from '@/site/components/page-head';
import { Picture, type PictureSource } from '@/site/components/picture';
import { PictureQuote } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { BusinessHeroContent } from '@/site/sections/business/business-hero-content';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { ClosingSection } from '@/site/sections/closing-section';

/** Top of the licensing page: a picture of a cinema, and the text centred over its lower edge. */
function LicensingHero() {
  return (
    <section className="relative isolate overflow-hidden border-b border-line">
      <div className="absolute inset-x-0 top-0 -z-10">
        <SectionPicture
          section="licensing"
          source={cinema}
          narrow={{ source: cinemaNarrow, sizes: '100vw' }}
          alt=""
          sizes="100vw"
          priority
          className="aspect-5/4 w-full object-cover md:aspect-2/1"
        />
        <div className="absolute inset-x-0 top-0 h-28 bg-linear-to-b from-bg/80 to-transparent" />
        <div className="absolute inset-x-0 bottom-0 h-1/2 bg-linear-to-t from-bg to-transparent md:h-3/5 md:from-35%" />
      </div>
      <div className="page-gutter pt-[76vw] pb-16 md:pt-[36vw] lg:pb-24">
        <BusinessHeroContent
          content={licensingHeroText}
          actions={<BusinessRequestButtons subject="Licensing" texts={licensingHeroText} isOnPicture />}
          titleWidthClassName="max-w-[7em] md:max-w-[10.5em]"
          layout="centred"
        />
      </div>
    </section>
  );
}

const posters: Record<ChannelKey, PictureSource> = { hivowood, 'obouo-tv': obouoTv, inspiration, marmite };

const posterClassName = 'aspect-3/4 w-full rounded-card border-b-4 border-channel object-cover';
const POSTER_SIZES = '(min-width: 1024px) 25vw, (min-width: 640px) 50vw, 120px';

/** The catalogue, with one poster for each item. */
function LicensingCatalogueSection() {
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
                <CollectionPicture file={file} alt="" sizes={POSTER_SIZES} className={posterClassName} />
              ) : (
                <Picture source={posters[channel]} alt="" sizes={POSTER_SIZES} className={posterClassName} />
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

/** The terms of a licence, laid out like a contract. */
function LicensingRightsSection() {
  const { rows } = licensingRightsText;
  return (
    <Section {...licensingRightsText} theme="light" anchor="droits">
      <div className="reveal ml-auto max-w-5xl border border-line-strong bg-surface">
        <div className="band-lozenge h-5 text-accent" aria-hidden="true" />
        <dl className="px-6 py-4 sm:px-12 sm:py-8">
          {rows.map((row) => (
            <div
              key={row.title}
              className="grid gap-x-10 gap-y-1 border-b border-line py-5 last:border-0 md:grid-cols-[15rem_1fr] md:items-baseline"
            >
              <dt className="font-display text-heading text-accent">{row.title}</dt>
              <dd className="text-lead">{row.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

/** Licensing: catalogue, rights and prices. */
export function Component() {
  const { items } = useCollection<typeof licensingPlansCollection>('offres-licences');
  return (
    <>
      <PageHead seo={{ ...licensingSeo, description: createLicensingDescription(items) }} />
      <LicensingHero />
      <Suspense>
        <LicensingCatalogueSection />
        <LicensingRightsSection />
        <PictureQuote
          section="licensingBand"
          sentence={cityArtworkTagline}
          picture={city}
          narrowPicture={cityNarrow}
        />
        <PricingPlansSection
          content={licensingPlansText}
          collectionKey="offres-licences"
          layout="rows"
          theme="dark"
          subject="Licensing"
        />
        <ClosingSection
          content={licensingClosingText}
          theme="light"
          bandClassName="band-lozenge"
          actions={<BusinessRequestButtons subject="Licensing" texts={licensingHeroText} />}
        />
      </Suspense>
    </>
  );
}
