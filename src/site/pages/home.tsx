import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import cityNarrow from '@/assets/hero-4.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import city from '@/assets/hero-4.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import mockup from '@/assets/play-mockup.svg?w=480;960&format=avif;webp&quality=60&as=picture';
import { downloadAppDialogText } from '@/copy/download-app';
import {
  type HomeHeroImageKey,
  homeHeroText,
  homeHeroVariantsByPath,
  homePlatformText,
  homeSeo,
  homeVisionText,
} from '@/copy/pages/home';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { DownloadAppButton } from '@/site/components/download-app-button';
import { CollectionFigureList } from '@/site/components/figure-list';
import { PageHead } from '@/site/components/page-head';
import { Picture, type PictureSource } from '@/site/components/picture';
import { PictureBand } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import { LazyNewsletterLinkDialog } from '@/site/forms/newsletter/lazy-newsletter-link-dialog';
import { useSettings } from '@/site/hooks/use-site-data';
import { HomeChannelsSection } from '@/site/sections/home/home-channels-section';
import { HomeNewsSection } from '@/site/sections/home/home-news-section';
import { ShowreelSection } from '@/site/sections/showreel-section';

interface HomePicture {
  picture: PictureSource;
  /** Crop for a phone. */
  narrowPicture: PictureSource;
}

const homePictures: Record<HomeHeroImageKey, HomePicture> = {
  sun: { picture: sun, narrowPicture: sunNarrow },
  mask: { picture: mask, narrowPicture: maskNarrow },
  weave: { picture: weave, narrowPicture: weaveNarrow },
  city: { picture: city, narrowPicture: cityNarrow },
};

/** Top of the home page: headline, picture and two buttons. */
function HomeHero({ picture, narrowPicture, tagline }: HomePicture & { tagline: string }) {
  return (
    <section className="relative isolate flex min-h-[min(100dvh,60rem)] flex-col justify-end overflow-hidden">
      <div className="absolute inset-x-0 top-0 -z-10 h-[64%] lg:h-full">
        <SectionPicture
          section="home"
          source={picture}
          narrow={{ source: narrowPicture, sizes: '105vw' }}
          alt=""
          sizes="(min-aspect-ratio: 8/5) 100vw, 160vh"
          priority
          className="size-full object-cover object-center md:object-[78%_50%]"
          photographGradient="bg-linear-to-t from-bg/80 from-45% to-bg/15 to-75% lg:bg-linear-to-r lg:from-60%"
        />
        <div className="absolute inset-0 bg-linear-to-t from-bg from-8% via-bg/60 via-40% to-transparent to-75% lg:bg-linear-to-r lg:via-bg/40 lg:via-45%" />
        <div className="absolute inset-x-0 bottom-0 hidden h-56 bg-linear-to-t from-bg from-8% to-transparent lg:block" />
      </div>
      <div className="page-gutter pt-[44vh] pb-12 md:pb-20 lg:pt-40">
        <h1 className="max-w-[7.6em] font-display text-hero">{homeHeroText.headline}</h1>
        <p className="mt-6 max-w-xl text-lead text-fg/90 max-sm:max-w-[17.5em]">{tagline}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <Link to="/chaines" className={getButtonClassName('primary', 'px-6!')}>
            <Icon name="play" />
            {homeHeroText.channelsButton}
          </Link>
          <DownloadAppButton className={getButtonClassName('outline', 'bg-bg/60 px-6!')}>
            {homeHeroText.downloadButton}
          </DownloadAppButton>
        </div>
        <CollectionFigureList collection="chiffres-accueil" className="mt-12 max-w-3xl" />
      </div>
    </section>
  );
}

/** Three pillars, and the mission on a picture. */
function HomeVisionSection({ missionPicture }: { missionPicture: HomePicture }) {
  const { pillars, missionTitle, mission } = homeVisionText;
  return (
    <Section
      {...homeVisionText}
      heading="beside"
      className="pattern-bogolan"
      fullWidthBlock={
        <PictureBand section="homeBand" {...missionPicture}>
          <h3 className="eyebrow mb-3">{missionTitle}</h3>
          <p className="font-display text-statement lg:text-title">{mission}</p>
        </PictureBand>
      }
    >
      <ul>
        {pillars.map((pillar) => (
          <li
            key={pillar.key}
            className="reveal grid gap-3 border-t border-line-strong py-8 lg:grid-cols-[1fr_1.5fr]"
          >
            <h3 className="font-display text-statement text-accent">{pillar.title}</h3>
            <p className="text-lead text-muted">{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The streaming platform: what it does, where, and how to get it. */
function HomePlatformSection() {
  const { text, features, featuresTitle, devices, devicesTitle, mockupAlt } = homePlatformText;
  return (
    <Section {...homePlatformText} lead={text} anchor="obouo-play" theme="light">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="reveal">
          <Picture
            source={mockup}
            alt={mockupAlt}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="h-auto w-full"
          />
        </div>
        <div>
          <h3 className="font-display text-heading">{featuresTitle}</h3>
          <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature.key} className="reveal border-t-2 border-accent pt-3">
                <p className="font-semibold">{feature.title}</p>
                <p className="text-muted">{feature.text}</p>
              </li>
            ))}
          </ul>
          <h3 className="mt-10 font-display text-heading">{devicesTitle}</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {devices.map((device) => (
              <li key={device.key} className="rounded-card bg-surface-strong px-4 py-2 font-semibold">
                {device.label}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            {downloadAppDialogText.stores.map((store, index) => (
              <a
                key={store.key}
                href={store.href}
                target="_blank"
                rel="noreferrer"
                className={getButtonClassName(index === 0 ? 'primary' : 'outline')}
              >
                {store.name}
                <span className="sr-only">({downloadAppDialogText.newTab})</span>
              </a>
            ))}
          </div>
        </div>
      </div>
      <CollectionFigureList collection="chiffres-plateforme" className="reveal mt-16" />
    </Section>
  );
}

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
      <HomeHero {...homePictures[image]} tagline={tagline} />
      <Suspense>
        {/* The hero and this section show different pictures. */}
        <HomeVisionSection missionPicture={homePictures[image === 'city' ? 'weave' : 'city']} />
        <ShowreelSection subject="groupe" className="py-section" />
        <HomeChannelsSection />
        <HomePlatformSection />
        {/* React hydrates the news in a separate task. */}
        <Suspense>
          <HomeNewsSection />
        </Suspense>
      </Suspense>
      {isVariant ? null : <LazyNewsletterLinkDialog audience="readers" />}
    </>
  );
}
