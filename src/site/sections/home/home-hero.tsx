import { Link } from 'react-router-dom';
import { homeHeroText } from '@/copy/pages/home';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { CollectionFigureList } from '@/site/components/collection-figure-list';
import { DownloadAppButton } from '@/site/components/download-app-button';
import type { PictureSource } from '@/site/components/picture';
import { SectionPicture } from '@/site/components/section-picture';

interface HomeHeroProps {
  picture: PictureSource;
  /** Crop of the picture for a phone. */
  narrowPicture: PictureSource;
  tagline: string;
}

/** Top of the home page: headline, picture and two buttons. */
export function HomeHero({ picture, narrowPicture, tagline }: HomeHeroProps) {
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
