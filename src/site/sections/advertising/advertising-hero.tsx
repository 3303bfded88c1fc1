import screen from '@/assets/channel-art-obouo-tv.svg?w=480;740;960&format=avif;webp&quality=40&as=picture';
import { advertisingHeroText } from '@/copy/pages/publicite';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { BusinessHeroContent } from '../business/business-hero-content';

/** Top of the advertising page: a picture, and the audience figures below it. */
export function AdvertisingHero() {
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
