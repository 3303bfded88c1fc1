import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { type HomeHeroImageKey, homeHeroVariantsByPath, homeSeo } from '@/copy/pages/home';
import { PageHead } from '@/site/components/page-head';
import type { PictureSource } from '@/site/components/picture';
import { LazyNewsletterLinkDialog } from '@/site/forms/newsletter/lazy-newsletter-link-dialog';
import { useSettings } from '@/site/hooks/use-site-data';
import { HomeChannelsSection } from '@/site/sections/home/home-channels-section';
import { HomeHero } from '@/site/sections/home/home-hero';
import { HomeNewsSection } from '@/site/sections/home/home-news-section';
import { HomePlatformSection } from '@/site/sections/home/home-platform-section';
import { HomeVisionSection } from '@/site/sections/home/home-vision-section';
import { ShowreelSection } from '@/site/sections/showreel-section';

const heroImages: Record<HomeHeroImageKey, { picture: PictureSource; narrowPicture: PictureSource }> = {
  sun: { picture: sun, narrowPicture: sunNarrow },
  mask: { picture: mask, narrowPicture: maskNarrow },
  weave: { picture: weave, narrowPicture: weaveNarrow },
  city: { picture: city, narrowPicture: cityNarrow },
};

/** Home, and its four demonstration variants. */
export function Component() {
  const { pathname } = useLocation();
  const { description } = useSettings();
  const isVariant = pathname !== '/';
  const { image, tagline } =
    homeHeroVariantsByPath[pathname as keyof typeof homeHeroVariantsByPath] ?? homeHeroVariantsByPath['/'];
  return (
    <>
      <PageHead seo={{ ...homeSeo, description, noindex: isVariant }} />
      <HomeHero {...heroImages[image]} tagline={tagline} />
      <Suspense>
        <HomeVisionSection
          // The hero and this section show different pictures.
          missionPicture={
            image === 'city'
              ? { picture: weave, narrowPicture: weaveNarrow }
              : { picture: city, narrowPicture: cityNarrow }
          }
        />
        <ShowreelSection subject="groupe" className="py-section" />
        <HomeChannelsSection />
        <HomePlatformSection />
        <Suspense>
          <HomeNewsSection />
        </Suspense>
      </Suspense>
      {isVariant ? null : <LazyNewsletterLinkDialog audience="readers" />}
    </>
  );
}
