import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import sunNarrow from '@/assets/hero-1.svg?w=480;640;800&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=36&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920&format=avif;webp&quality=45&as=picture';
import maskNarrow from '@/assets/hero-2.svg?w=480;640;800&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=36&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920&format=avif;webp&quality=45&as=picture';
import weaveNarrow from '@/assets/hero-3.svg?w=480;640;800&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=36&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920&format=avif;webp&quality=45&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;640;800&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=36&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920&format=avif;webp&quality=45&as=picture';
import { type HeroImage, heroContent, heroVariants, homeSeo } from '@/copy/pages/home';
import { buttonStyles } from '@/shared/components/button-styles';
import type { PictureSource } from '@/site/components/picture';
import { Seo } from '@/site/components/seo';
import { useQuery } from '@/site/hooks/use-query';
import { useSettings } from '@/site/hooks/use-site-data';
import { DownloadAppButton } from '@/site/pages/layout/download-app-button';
import { ChannelCards } from '@/site/sections/home/channel-cards';
import { Hero } from '@/site/sections/home/hero';
import { News } from '@/site/sections/home/news';
import { Platform } from '@/site/sections/home/platform';
import { Vision } from '@/site/sections/home/vision';

const heroImages: Record<HeroImage, { wide: PictureSource; narrow: PictureSource }> = {
  sun: { wide: sun, narrow: sunNarrow },
  mask: { wide: mask, narrow: maskNarrow },
  weave: { wide: weave, narrow: weaveNarrow },
  city: { wide: city, narrow: cityNarrow },
};

const NewsletterLinkDialog = lazy(() => import('./home/newsletter-link'));

/** Shows the dialog of a newsletter link. Only visitors who follow such a link download the dialog. */
function NewsletterLinkGate() {
  const query = new URLSearchParams(useQuery());
  const unsubscribeToken = query.get('desinscription');
  const token = unsubscribeToken ?? query.get('inscription');
  return token ? (
    <Suspense>
      <NewsletterLinkDialog action={unsubscribeToken ? 'out' : 'in'} token={token} />
    </Suspense>
  ) : null;
}

/** Home, and its four demonstration variants. */
export function Component() {
  const { pathname } = useLocation();
  const { description } = useSettings();
  const isVariant = pathname !== '/';
  const { image, tagline } = heroVariants[pathname as keyof typeof heroVariants] ?? heroVariants['/'];
  return (
    <>
      <Seo seo={{ ...homeSeo, description, noindex: isVariant }} />
      <Hero
        {...heroImages[image]}
        tagline={tagline}
        downloadButton={
          <DownloadAppButton className={buttonStyles('outline', 'bg-bg/60 px-6!')}>
            {heroContent.downloadButton}
          </DownloadAppButton>
        }
      />
      <Suspense>
        <Vision />
        <ChannelCards />
        <Platform />
        <Suspense>
          <News />
        </Suspense>
      </Suspense>
      {isVariant ? null : <NewsletterLinkGate />}
    </>
  );
}
