import { Suspense } from 'react';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import ringsNarrow from '@/assets/news-partnership.svg?w=480;720&aspect=1:1&fit=cover&format=avif;webp&quality=36&as=picture';
import rings from '@/assets/news-partnership.svg?w=600;900;1200;1920;2560&aspect=12:5&fit=cover&format=avif;webp&quality=50&as=picture';
import type partnershipFormatsCollection from '@/copy/collections/partnership-formats';
import {
  partnershipFormatsText,
  partnershipMethodText,
  partnershipsClosingText,
  partnershipsHeroText,
  partnershipsSeo,
} from '@/copy/pages/partenariats';
import { weaveArtworkTagline } from '@/copy/taglines';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { PictureQuote } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import {
  BusinessRequestButton,
  BusinessRequestButtons,
} from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { BusinessHeroContent } from '@/site/sections/business/business-hero-content';
import { ClosingSection } from '@/site/sections/closing-section';
import { PartnersSection } from '@/site/sections/partnerships/partners-section';

/** Top of the partnerships page: text, and a picture below it over the full width. */
function PartnershipsHero() {
  return (
    <section className="relative overflow-hidden border-b border-line">
      <div className="page-gutter relative z-10 pt-42 lg:pt-40">
        <BusinessHeroContent
          content={partnershipsHeroText}
          actions={<BusinessRequestButtons subject="Partenariats" texts={partnershipsHeroText} isOnPicture />}
          layout="spread"
          titleWidthClassName="max-w-[7.8em] md:max-w-[11em]"
        />
      </div>
      <div className="relative mt-2">
        <SectionPicture
          section="partnerships"
          source={rings}
          narrow={{ source: ringsNarrow, sizes: '100vw' }}
          alt=""
          sizes="100vw"
          priority
          className="aspect-square w-full object-cover md:aspect-12/5"
        />
        <div className="absolute inset-x-0 top-0 h-1/4 bg-linear-to-b from-bg to-transparent" />
      </div>
    </section>
  );
}

/** Formats of partnership, as a list. */
function PartnershipFormatsSection() {
  const formats = useCollection<typeof partnershipFormatsCollection>('formats-partenariat');
  return (
    <CollectionSection {...partnershipFormatsText} collection={formats}>
      <ul>
        {formats.items.map((format) => (
          <li
            key={format.id}
            className="reveal grid items-baseline gap-x-12 gap-y-4 border-t border-line py-8 last:border-b lg:grid-cols-[1fr_1.3fr_auto] lg:py-10"
          >
            <h3 className="min-w-0 font-display text-statement text-highlight">{format.title}</h3>
            <p className="min-w-0 text-muted">{format.text}</p>
            <div className="justify-self-start">
              <BusinessRequestButton subject="Partenariats" topic={format.request} variant="outline">
                {partnershipFormatsText.action}
                <span className="sr-only">{format.title}</span>
              </BusinessRequestButton>
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}

/** Steps of a partnership, from the first idea to the signature. */
function PartnershipMethodSection() {
  const { steps } = partnershipMethodText;
  return (
    <Section {...partnershipMethodText}>
      <ol className="grid gap-y-10 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="reveal group grid grid-cols-[auto_1fr] gap-x-6 lg:block lg:pr-10">
            <div
              className="flex flex-col items-center gap-2 lg:mb-6 lg:-mr-10 lg:flex-row lg:gap-0"
              aria-hidden="true"
            >
              <span className="grid size-16 shrink-0 place-items-center rounded-full border-[6px] border-double border-accent font-display text-heading text-highlight lg:size-24 lg:border-8 lg:text-title">
                {index + 1}
              </span>
              <span className="w-px grow bg-accent group-last:hidden lg:h-px lg:w-auto" />
            </div>
            <div className="wrap-anywhere">
              <h3 className="font-display text-heading">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Partnerships: formats, partners and method. */
export function Component() {
  return (
    <>
      <PageHead seo={partnershipsSeo} />
      <PartnershipsHero />
      <Suspense>
        <PartnershipFormatsSection />
        <PartnersSection />
        <PictureQuote
          section="partnershipsBand"
          sentence={weaveArtworkTagline}
          picture={weave}
          narrowPicture={weaveNarrow}
        />
        <PartnershipMethodSection />
        <ClosingSection
          content={partnershipsClosingText}
          theme="light"
          bandClassName="band-chevron"
          actions={<BusinessRequestButtons subject="Partenariats" texts={partnershipsHeroText} />}
        />
      </Suspense>
    </>
  );
}
