import clsx from 'clsx';
import { type CSSProperties, Suspense } from 'react';
import screen from '@/assets/channel-art-obouo-tv.svg?w=480;740;960&format=avif;webp&quality=40&as=picture';
import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { channels } from '@/copy/channels';
import type advertisingPlansCollection from '@/copy/collections/advertising-plans';
import type advertisingSpotsCollection from '@/copy/collections/spots';
import {
  advertisingAudienceText,
  advertisingClosingText,
  advertisingHeroText,
  advertisingPlansText,
  advertisingSeo,
  advertisingSpotsText,
  createAdvertisingDescription,
} from '@/copy/pages/publicite';
import { sunArtworkTagline } from '@/copy/taglines';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { PictureQuote } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { BusinessHeroContent } from '@/site/sections/business/business-hero-content';
import { PricingPlansSection } from '@/site/sections/business/pricing-plans-section';
import { ClosingSection } from '@/site/sections/closing-section';

/** Print leaves out backgrounds, but the fill of these shapes is their meaning. */
const printedFillStyle = { printColorAdjust: 'exact' } as const;

/** Top of the advertising page: a picture, and the audience figures below it. */
function AdvertisingHero() {
  return (
    <section className="relative">
      <div className="page-gutter grid gap-10 pt-42 pb-12 lg:grid-cols-[1fr_1.1fr] lg:items-end lg:gap-14 lg:pt-36 lg:pb-0">
        <div className="lg:pb-20">
          <BusinessHeroContent
            content={advertisingHeroText}
            actions={<BusinessRequestButtons subject="Publicité" texts={advertisingHeroText} isOnPicture />}
            titleWidthClassName="max-w-[5.8em]"
          />
        </div>
        <div className="relative z-10 overflow-hidden rounded-[2rem] border-[10px] border-surface-strong lg:-mb-16">
          <SectionPicture
            section="advertising"
            source={screen}
            alt=""
            sizes="(min-width: 1024px) 640px, 100vw"
            priority
            className="aspect-4/3 w-full object-cover"
          />
        </div>
      </div>
      <div className="-mt-24 bg-accent pt-24 text-on-accent lg:mt-0 lg:pt-20">
        <div className="page-gutter pt-4 pb-10">
          <dl className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-4">
            {advertisingHeroText.figures.map((figure) => (
              <div key={figure.label} className="flex flex-col-reverse justify-end">
                <dt className="font-semibold">{figure.label}</dt>
                <dd className="font-display text-[clamp(3rem,2.2rem+3.2vw,5rem)] leading-none tracking-[-0.03em]">
                  {figure.value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </section>
  );
}

const figureClassName = 'font-display text-[clamp(4rem,2.6rem+6vw,8rem)] leading-[0.9] tracking-[-0.04em]';

/** The audience: an age, and a share of women with a drawing of its value. */
function AdvertisingAudienceSection() {
  const { age, ageText, women, womenText } = advertisingAudienceText;
  const lozenges = Array.from({ length: women.totalCount }, (_, index) => index < women.filledCount);
  return (
    <Section {...advertisingAudienceText} theme="light" anchor="audience">
      <div className="grid gap-14 lg:grid-cols-2 lg:gap-0">
        <div className="reveal lg:border-r lg:border-line-strong lg:pr-16">
          <h3 className="eyebrow">{age.label}</h3>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <strong className={`${figureClassName} font-extrabold whitespace-nowrap`}>{age.value}</strong>{' '}
            <span className="font-display text-heading">{age.unit}</span>
          </p>
          <div className="band-chevron mt-6 h-6 text-accent" aria-hidden="true" />
          <p className="mt-6 text-lead text-muted">{ageText}</p>
        </div>
        <div className="reveal lg:pl-16">
          <h3 className="eyebrow">{women.title}</h3>
          <p className="mt-4 flex flex-wrap items-baseline gap-x-4">
            <strong className={`${figureClassName} font-extrabold`}>{women.value}</strong>{' '}
            <span className="font-display text-heading">{women.label}</span>
          </p>
          <div
            className="mt-6 flex h-6 items-center justify-between px-1"
            style={printedFillStyle}
            aria-hidden="true"
          >
            {lozenges.map((isFilled, index) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: the marks never change order
                key={index}
                className={`size-4 rotate-45 border-2 border-accent sm:size-[1.1rem] ${isFilled ? 'bg-accent' : ''}`}
              />
            ))}
          </div>
          <p className="mt-6 text-lead text-muted">{womenText}</p>
        </div>
      </div>
    </Section>
  );
}

/** Advertising spots, each with a bar in proportion to its seconds, and the channels that show them. */
function AdvertisingSpotsSection() {
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
              style={{ '--share': spot.seconds / longestSeconds, ...printedFillStyle } as CSSProperties}
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

/** Advertising: audience, formats and prices. */
export function Component() {
  const spots = useCollection<typeof advertisingSpotsCollection>('formats-publicite').items;
  const plans = useCollection<typeof advertisingPlansCollection>('offres-publicite').items;
  return (
    <>
      <PageHead seo={{ ...advertisingSeo, description: createAdvertisingDescription(spots, plans) }} />
      <AdvertisingHero />
      <Suspense>
        <AdvertisingAudienceSection />
        <AdvertisingSpotsSection />
        <PictureQuote
          section="advertisingBand"
          sentence={sunArtworkTagline}
          picture={sun}
          narrowPicture={sunNarrow}
        />
        <PricingPlansSection
          content={advertisingPlansText}
          collectionKey="offres-publicite"
          layout="columns"
          theme="light"
          subject="Publicité"
        />
        <ClosingSection
          content={advertisingClosingText}
          theme="dark"
          bandClassName="band-lozenge"
          actions={<BusinessRequestButtons subject="Publicité" texts={advertisingHeroText} />}
        />
      </Suspense>
    </>
  );
}
