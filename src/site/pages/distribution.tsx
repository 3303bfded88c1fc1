import { Suspense } from 'react';
import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;800&aspect=4:5&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import city from '@/assets/hero-4.svg?w=800;1440;2560&format=avif;webp&quality=45&as=picture';
import {
  distributionClosingText,
  distributionCoverageText,
  distributionHeroText,
  distributionPenetrationText,
  distributionPlatformsText,
  distributionSeo,
} from '@/copy/pages/distribution';
import { PageHead } from '@/site/components/page-head';
import { PictureBand } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { BusinessHeroContent } from '@/site/sections/business/business-hero-content';
import { ClosingSection } from '@/site/sections/closing-section';

/** Top of the distribution page: the text, on a picture of a city at night. */
function DistributionHero() {
  return (
    <section className="relative isolate overflow-hidden">
      <SectionPicture
        section="distribution"
        source={city}
        narrow={{ source: cityNarrow, sizes: '100vw' }}
        alt=""
        sizes="100vw"
        priority
        className="absolute inset-x-0 top-0 -z-10 aspect-4/5 w-full object-cover object-right md:aspect-8/5 lg:aspect-auto lg:h-full"
        photographGradient="-z-10 hidden bg-linear-to-r from-bg/80 from-45% to-transparent to-75% lg:block"
      />
      <div className="absolute inset-x-0 top-0 -z-10 aspect-4/5 w-full bg-linear-to-t from-bg from-5% to-transparent to-60% md:aspect-8/5 lg:hidden" />
      <div className="absolute inset-0 -z-10 hidden bg-linear-to-r from-bg/80 to-transparent to-60% lg:block" />
      <div className="page-gutter flex flex-col justify-center pt-[94vw] pb-14 sm:pt-[80vw] md:pt-[50vw] md:pb-20 lg:min-h-[44rem] lg:pt-36">
        <BusinessHeroContent
          content={distributionHeroText}
          actions={<BusinessRequestButtons subject="Distribution" texts={distributionHeroText} isOnPicture />}
          titleWidthClassName="max-w-[6.4em]"
        />
      </div>
      <div className="band-comb h-4 text-accent" aria-hidden="true" />
    </section>
  );
}

/** The three means of reception, each with its figure. */
function DistributionCoverageSection() {
  const { receptionModes } = distributionCoverageText;
  return (
    <Section {...distributionCoverageText} anchor="couverture">
      <ul>
        {receptionModes.map((mode) => (
          <li
            key={mode.title}
            className="reveal grid items-end gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1.25fr_1fr] lg:py-10"
          >
            <p className="flex flex-wrap items-baseline gap-x-4 font-display">
              <strong className="text-[clamp(6rem,3rem+14vw,15rem)] leading-[0.78] font-extrabold tracking-[-0.045em] text-accent">
                {mode.value}
              </strong>{' '}
              <span className="text-title">{mode.unit}</span>
            </p>
            <div>
              <h3 className="font-display text-heading">{mode.title}</h3>
              <p className="mt-2 max-w-md text-muted">{mode.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Share of the homes reached in each region, as a figure and a bar; then the number of homes, on a picture. */
function RegionalPenetrationSection() {
  const { regions, households, householdsText } = distributionPenetrationText;
  return (
    <Section
      {...distributionPenetrationText}
      theme="light"
      anchor="penetration"
      fullWidthBlock={
        <PictureBand section="distributionBand" picture={sun} narrowPicture={sunNarrow}>
          <p className="font-display text-title">
            <strong className="block text-[clamp(6rem,3rem+14vw,15rem)] leading-[0.78] font-extrabold tracking-[-0.045em] text-highlight">
              {households.value}
            </strong>{' '}
            {households.label}
          </p>
          <p className="mt-4 max-w-md text-lead">{householdsText}</p>
        </PictureBand>
      }
    >
      <ul className="grid gap-10 lg:gap-x-20 lg:grid-cols-2">
        {regions.map((region) => (
          <li key={region.name} className="reveal">
            <div className="flex items-baseline justify-between gap-4 font-display">
              <h3 className="text-heading">{region.name}</h3>
              <p className="text-title">{region.label}</p>
            </div>
            <div className="mt-2 h-7 border border-fg p-1 print:hidden" aria-hidden="true">
              <div className="h-full bg-accent" style={{ width: `${region.value}%` }}>
                <div className="band-lozenge h-full text-bg/45" />
              </div>
            </div>
            <p className="mt-2 text-muted">{region.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Families of platforms that can carry the channels. */
function DistributionPlatformsSection() {
  const { figure, text, families } = distributionPlatformsText;
  return (
    <Section {...distributionPlatformsText}>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div className="reveal">
          <p className="border-l-4 border-accent pl-6 font-display">
            <strong className="block text-hero font-extrabold">{figure.value}</strong>{' '}
            <span className="text-heading">{figure.label}</span>
          </p>
          <p className="mt-8 text-muted">{text}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
          {families.map((family) => (
            <li key={family.title} className="bg-surface p-6 lg:p-8">
              <h3 className="font-display text-heading">{family.title}</h3>
              <p className="mt-2 text-muted">{family.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Distribution: coverage, regional penetration and platforms. */
export function Component() {
  return (
    <>
      <PageHead seo={distributionSeo} />
      <DistributionHero />
      <Suspense>
        <DistributionCoverageSection />
        <RegionalPenetrationSection />
        <DistributionPlatformsSection />
        <ClosingSection
          content={distributionClosingText}
          theme="light"
          bandClassName="band-comb"
          actions={<BusinessRequestButtons subject="Distribution" texts={distributionHeroText} />}
        />
      </Suspense>
    </>
  );
}
