import { lazy, type MouseEvent, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import hivowood from '@/assets/channel-character-hivowood.svg?w=360&format=avif;webp&quality=50&as=picture';
import inspiration from '@/assets/channel-character-inspiration.svg?w=360&format=avif;webp&quality=50&as=picture';
import marmite from '@/assets/channel-character-marmite.svg?w=360&format=avif;webp&quality=50&as=picture';
import obouoTv from '@/assets/channel-character-obouo-tv.svg?w=360&format=avif;webp&quality=50&as=picture';
import weaveNarrow from '@/assets/hero-3.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import weave from '@/assets/hero-3.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { isJobOfferOpen } from '@/copy/careers/offers';
import { careersBenefitsText, careersClosingText, careersValuesText } from '@/copy/careers/sections';
import type benefitsCollection from '@/copy/collections/benefits';
import type careerValuesCollection from '@/copy/collections/career-values';
import type jobOffersCollection from '@/copy/collections/offers';
import { careersHeroText, careersSeo, createCareersDescription } from '@/copy/pages/carrieres';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { preloadWhenIdle } from '@/shared/lib/wait-for-idle-page';
import { CollectionSection } from '@/site/components/collection-section';
import { CollectionFigureList } from '@/site/components/figure-list';
import { PageHead } from '@/site/components/page-head';
import { Picture } from '@/site/components/picture';
import { PictureBand } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useCollection, useRefreshPageData } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { useQueryParam } from '@/site/hooks/use-url-query';
import { JobOffersSection } from '@/site/sections/careers/job-offers-section';

const loadOffer = () => import('@/site/sections/careers/job-offer-page');
const Offer = lazy(loadOffer);

/** Moves back to the link of an offer when the visitor returns from it. Other links show the top of the page. */
function useReturnFromOffer(offerId: string | null) {
  const { state } = useLocation();
  const navigationType = useNavigationType();
  const previousId = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when an offer is opened or closed
  useEffect(() => {
    if (offerId === null && previousId.current) {
      const link = document.getElementById(`offre-${previousId.current}`);
      if (link && (navigationType === 'POP' || state?.backToOffers)) {
        link.focus({ preventScroll: true });
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
      } else window.scrollTo({ top: 0, behavior: 'instant' });
    }
    previousId.current = offerId;
  }, [offerId]);
}

/** Milliseconds that the page waits for the database before it reports that an offer is gone. */
const TIMEOUT_MS = 3000;

/** Loads an offer that the page data lack. Returns true while it waits for the database, `TIMEOUT_MS` at most. */
function useLoadUnknownJobOffer(id: string | null, isKnown: boolean): boolean {
  const refresh = useRefreshPageData();
  const [answeredId, setAnsweredId] = useState<string>();
  const isUnknown = id !== null && !isKnown;
  useEffect(() => {
    if (!isUnknown) return;
    const timer = setTimeout(() => setAnsweredId(id), TIMEOUT_MS);
    void refresh().then(() => setAnsweredId(id));
    return () => clearTimeout(timer);
  }, [id, isUnknown, refresh]);
  return isUnknown && answeredId !== id;
}

/** Characters from back to front. The third is the most visible one at first, so the browser fetches it first. */
const characters = [
  { key: 'inspiration', source: inspiration },
  { key: 'obouo-tv', source: obouoTv },
  { key: 'hivowood', source: hivowood },
  { key: 'marmite', source: marmite },
];

/** Scrolls to the offers and does not change the URL. Until the script has loaded, the link is a plain anchor. */
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
function CareersHero() {
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

const bands = ['band-lozenge', 'band-comb', 'band-chevron'] as const;

/** The group's values as an employer. */
function CareersValuesSection() {
  const { texts, items } = useCollection<typeof careerValuesCollection>('valeurs-carrieres');
  return (
    <Section
      eyebrow={careersValuesText.eyebrow}
      title={texts.title}
      lead={items.length === 0 ? careersValuesText.empty : undefined}
      anchor="valeurs"
      theme="light"
      collection="valeurs-carrieres"
      fullWidthBlock={
        items.length > 0 ? (
          <div className="bg-accent text-on-accent">
            <blockquote className="page-gutter py-16 lg:py-24">
              <div className="band-chevron mb-8 h-5 w-28" aria-hidden="true" />
              <p className="reveal font-display text-title">«&nbsp;{texts.lead}&nbsp;»</p>
            </blockquote>
          </div>
        ) : null
      }
    >
      {items.length > 0 ? (
        <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:gap-x-20">
          {items.map((value, index) => (
            <li key={value.id} className="reveal">
              <div className={`${bands[index % bands.length]} h-5 w-full text-accent`} aria-hidden="true" />
              <h3 className="mt-5 font-display text-statement">{value.title}</h3>
              <p className="mt-3 max-w-lg text-lead text-muted">{value.text}</p>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

/** Benefits of working for the group: those with a figure, then the other ones. */
function CareersBenefitsSection() {
  const benefits = useCollection<typeof benefitsCollection>('avantages');
  const benefitsWithFigure = benefits.items.filter(({ value }) => value);
  const otherBenefits = benefits.items.filter(({ value }) => !value);
  return (
    <CollectionSection {...careersBenefitsText} collection={benefits} theme="light">
      <ul className="grid gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
        {benefitsWithFigure.map((benefit) => (
          <li key={benefit.id} className="reveal lg:px-10 lg:first:pl-0 lg:last:pr-0">
            <p className="font-display text-hero text-accent max-lg:flex max-lg:items-baseline max-lg:gap-3">
              {benefit.value}
              <span className="block font-sans lg:mt-3 text-lead font-semibold tracking-normal text-muted">
                {benefit.unit}
              </span>
            </p>
            <h3 className="mt-2 font-display text-heading lg:mt-6">{benefit.title}</h3>
            <p className="mt-2 max-w-md text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
      {otherBenefits.length > 0 ? (
        <>
          <h3 className="mt-16 font-display text-heading">{benefits.texts.othersTitle}</h3>
          <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {otherBenefits.map((benefit) => (
              <li key={benefit.id} className="reveal border-t border-line-strong py-5">
                <p className="font-semibold">{benefit.title}</p>
                <p className="mt-1 text-muted">{benefit.text}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </CollectionSection>
  );
}

/** Last section of the careers page, on a picture: a question, and a link to the contact page. */
function CareersClosingSection() {
  const { contact } = careersClosingText;
  return (
    <section aria-labelledby="question-title">
      <PictureBand section="careers" picture={weave} narrowPicture={weaveNarrow}>
        <h2 id="question-title" className="font-display text-title">
          {careersClosingText.title}
        </h2>
        <p className="mt-4 max-w-md text-lead">{careersClosingText.text}</p>
        <Link to={contact.href} className={getButtonClassName('primary', 'mt-8 px-6!')}>
          {contact.label}
          <Icon name="arrow-right" />
        </Link>
      </PictureBand>
    </section>
  );
}

/**
 * Careers. `?offre=<id>` shows one offer instead of the list. The build writes no file for a query, so the host
 * serves the list, and the offer replaces it after hydration. The list stays in the page, hidden, to return to.
 */
export function Component() {
  const [queryId] = useQueryParam('offre');
  // Keeps the list until the chunk of the offer has loaded. A `Suspense` here would show an empty page meanwhile.
  const deferredId = useDeferredValue(queryId);
  const { items } = useCollection<typeof jobOffersCollection>('offres');
  const isKnown = items.some(({ id }) => id === deferredId);
  const isSearching = useLoadUnknownJobOffer(deferredId, isKnown);
  // For an unknown offer, the list stays until the database has answered.
  const offerId = isSearching ? null : deferredId;
  useReturnFromOffer(offerId);
  useEffect(() => preloadWhenIdle(loadOffer), []);
  const isOfferShown = offerId !== null;
  const today = useToday();
  const openOffers = items.filter((offer) => isJobOfferOpen(offer, today));
  return (
    <>
      {isOfferShown ? (
        <Offer id={offerId} />
      ) : (
        <PageHead seo={{ ...careersSeo, description: createCareersDescription(openOffers) }} />
      )}
      <div hidden={isOfferShown}>
        <CareersHero />
      </div>
      <div hidden={isOfferShown}>
        <Suspense>
          <CareersValuesSection />
          <JobOffersSection />
          <CareersBenefitsSection />
          <CareersClosingSection />
        </Suspense>
      </div>
    </>
  );
}
