import cityNarrow from '@/assets/hero-4.svg?w=480;800&aspect=4:5&fit=cover&position=right&format=avif;webp&quality=40&as=picture';
import city from '@/assets/hero-4.svg?w=800;1440;2560&format=avif;webp&quality=45&as=picture';
import { distributionHeroText } from '@/copy/pages/distribution';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { BusinessHeroContent } from '../business/business-hero-content';

/** Top of the distribution page: the text, on a picture of a city at night. */
export function DistributionHero() {
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
