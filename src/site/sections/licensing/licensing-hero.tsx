import cinemaNarrow from '@/assets/news-cinema.svg?w=480;720&aspect=5:4&fit=cover&format=avif;webp&quality=24&effort=4&as=picture';
import cinema from '@/assets/news-cinema.svg?w=600;900;1200;1920;2560&aspect=2:1&fit=cover&position=top&format=avif;webp&quality=45&as=picture';
import { licensingHeroText } from '@/copy/pages/licensing';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { BusinessHeroContent } from '../business/business-hero-content';

/** Top of the licensing page: a picture of a cinema, and the text centred over its lower edge. */
export function LicensingHero() {
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
