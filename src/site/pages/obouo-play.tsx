import clsx from 'clsx';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { downloadAppDialogText } from '@/copy/download-app';
import { platformHeroText, platformOffersText, platformSeo } from '@/copy/pages/obouo-play';
import { maskArtworkTagline } from '@/copy/taglines';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { CollectionFigureList } from '@/site/components/figure-list';
import { PageHead } from '@/site/components/page-head';
import { PictureQuote } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { PlatformTabs } from '@/site/sections/platform/platform-tabs';
import { SimulatedPlayer } from '@/site/sections/platform/simulated-player';

/** Top of the platform page: text, links to the two stores, and a simulated player. */
function PlatformHero() {
  const { eyebrow, title, text, storesLabel } = platformHeroText;
  return (
    <section className="pattern-bogolan relative border-b border-line">
      <div className="page-gutter grid items-center gap-10 pt-42 pb-14 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:pt-36 lg:pb-20">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 font-display text-[clamp(2.5rem,1.6rem+3.9vw,4.75rem)] leading-[0.98] tracking-[-0.02em]">
            {title}
          </h1>
          <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
          <ul aria-label={storesLabel} className="mt-8 flex flex-wrap gap-3">
            {downloadAppDialogText.stores.map((store, index) => (
              <li key={store.key}>
                <a
                  href={store.href}
                  target="_blank"
                  rel="noreferrer"
                  className={getButtonClassName(index === 0 ? 'primary' : 'outline')}
                >
                  {store.name}
                  <Icon name="external" />
                  <span className="sr-only">({downloadAppDialogText.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{downloadAppDialogText.availability}</p>
        </div>
        <SimulatedPlayer />
      </div>
      <div className="band-chevron h-3 text-accent" aria-hidden="true" />
    </section>
  );
}

/** The free tier and the premium one, side by side. */
function PlatformOffersSection() {
  const { offers, question, link } = platformOffersText;
  return (
    <Section {...platformOffersText}>
      <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {offers.map((offer) => (
          <li
            key={offer.key}
            className={clsx(
              'reveal flex flex-col overflow-hidden rounded-card border',
              offer.key === 'premium' ? 'border-accent bg-surface-strong' : 'border-line bg-surface',
            )}
          >
            <div
              className={clsx('h-3 text-accent', offer.key === 'premium' ? 'band-chevron' : 'opacity-0')}
              aria-hidden="true"
            />
            <div className="p-7 pt-6 lg:p-10 lg:pt-8">
              <p className="eyebrow">{offer.kind}</p>
              <h3 className="mt-1 font-display text-title">{offer.name}</h3>
              <p className="mt-4 max-w-lg text-lead text-muted">{offer.text}</p>
              <ul className="mt-8 flex flex-col gap-3">
                {offer.points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Icon name="check" className="mt-0.5 text-accent" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="text-lead text-muted">{question}</p>
        <Link to={link.href} className={getButtonClassName('outline')}>
          {link.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Section>
  );
}

/** The streaming platform: a player to try, then features, devices, contents and offers. */
export function Component() {
  return (
    <>
      <PageHead seo={platformSeo} />
      <PlatformHero />
      <Suspense>
        <div className="page-gutter py-14 lg:py-20">
          <CollectionFigureList collection="chiffres-plateforme" className="reveal" />
        </div>
        <PlatformTabs />
        <PictureQuote
          section="platform"
          sentence={maskArtworkTagline}
          picture={mask}
          narrowPicture={maskNarrow}
        />
        <PlatformOffersSection />
      </Suspense>
    </>
  );
}
