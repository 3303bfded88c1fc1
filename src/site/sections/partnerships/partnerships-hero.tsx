import ringsNarrow from '@/assets/news-partnership.svg?w=480;720&aspect=1:1&fit=cover&format=avif;webp&quality=36&as=picture';
import rings from '@/assets/news-partnership.svg?w=600;900;1200;1920;2560&aspect=12:5&fit=cover&format=avif;webp&quality=50&as=picture';
import { partnershipsHeroText } from '@/copy/pages/partenariats';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { BusinessHeroContent } from '../business/business-hero-content';

/** Top of the partnerships page: text, and a picture below it over the full width. */
export function PartnershipsHero() {
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
