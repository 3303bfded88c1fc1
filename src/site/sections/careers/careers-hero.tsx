import type { MouseEvent } from 'react';
import hivowood from '@/assets/channel-character-hivowood.svg?w=360&format=avif;webp&quality=50&as=picture';
import inspiration from '@/assets/channel-character-inspiration.svg?w=360&format=avif;webp&quality=50&as=picture';
import marmite from '@/assets/channel-character-marmite.svg?w=360&format=avif;webp&quality=50&as=picture';
import obouoTv from '@/assets/channel-character-obouo-tv.svg?w=360&format=avif;webp&quality=50&as=picture';
import { careersHeroText } from '@/copy/pages/carrieres';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { CollectionFigureList } from '@/site/components/figure-list';
import { Picture } from '@/site/components/picture';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';

/** Drawn characters, from back to front. The third is the most visible before scrolling, so the browser fetches it first. */
const characters = [
  { key: 'inspiration', source: inspiration },
  { key: 'obouo-tv', source: obouoTv },
  { key: 'hivowood', source: hivowood },
  { key: 'marmite', source: marmite },
];

/** Scrolls to the offers and does not change the URL. Without scripts, the link is a plain anchor. */
function scrollToOffers(event: MouseEvent) {
  const offers = document.getElementById(careersHeroText.offersAnchor);
  if (!offers) return;
  event.preventDefault();
  offers.scrollIntoView();
  const title = offers.querySelector('h2');
  title?.setAttribute('tabindex', '-1');
  title?.focus({ preventScroll: true });
}

/** Top of the careers page, with the characters of the four channels. */
export function CareersHero() {
  const { eyebrow, title, text, offersButton, offersAnchor, spontaneousButton } = careersHeroText;
  return (
    <section className="pattern-bogolan relative isolate overflow-hidden border-b border-line">
      <div className="page-gutter grid gap-x-10 pt-42 lg:grid-cols-[1fr_1.1fr] lg:pt-40">
        <div className="pb-10 lg:pb-20">
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 max-w-[7em] font-display text-hero">{title}</h1>
          <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-3">
            <a
              href={`#${offersAnchor}`}
              onClick={scrollToOffers}
              className={getButtonClassName('primary', 'px-6!')}
            >
              {offersButton}
            </a>
            <JobApplicationButton className={getButtonClassName('outline', 'px-6!')}>
              {spontaneousButton}
            </JobApplicationButton>
          </div>
          <CollectionFigureList
            collection="chiffres-carrieres"
            className="mt-12 max-w-xl grid-cols-[repeat(3,minmax(min-content,1fr))]! gap-x-4!"
          />
        </div>
        <div className="relative flex items-end justify-center self-end" aria-hidden="true">
          <div className="absolute inset-x-0 bottom-0 -z-10 aspect-square rounded-full bg-radial from-accent/35 to-transparent to-70%" />
          {characters.map(({ key, source }) => (
            <div key={key} className="-mx-[13%] w-[48%] even:w-[54%]">
              <Picture
                source={source}
                alt=""
                sizes="(min-width: 1024px) 19rem, 48vw"
                priority={source === hivowood}
                eager
                className="h-auto w-full"
              />
            </div>
          ))}
        </div>
      </div>
      <div className="band-chevron relative h-3 text-accent" aria-hidden="true" />
    </section>
  );
}
