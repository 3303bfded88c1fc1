import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { jobOfferPageText } from '@/copy/careers/offer-page';
import { findOfferDepartmentLabel, isFullyRemote, type JobOffer } from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import { careersHeroText } from '@/copy/pages/carrieres';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { ShareButton } from '@/site/articles/share-button';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useUrlQueryString } from '@/site/hooks/use-url-query';
import { ApplicationStepsSection } from './application-steps-section';
import { JobOfferStatusBadge } from './job-offer-status-badge';
import { buildJobOfferQueryString } from './offer-query-string';

interface JobOfferDetailsProps {
  /** Undefined when no offer has the id of the URL. */
  offer: JobOffer | undefined;
  isOpen: boolean;
  /** Other offers that are open. */
  otherOffers: readonly JobOffer[];
  /** URL of the page that visitors share. */
  url: string;
}

function CheckList({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <>
      <h2 className="mt-12 font-display text-heading">{title}</h2>
      <ul className="mt-4 grid gap-3">
        {items.map((item) => (
          <li key={item} className="grid grid-cols-[1.5rem_1fr]">
            <Icon name="check" className="mt-1 size-4 text-accent" />
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}

function OtherOffers({ offers }: { offers: readonly JobOffer[] }) {
  const search = useUrlQueryString();
  return (
    <section aria-labelledby="autres-offres" className="page-gutter py-section">
      <h2 id="autres-offres" className="font-display text-title">
        {jobOfferPageText.othersTitle}
      </h2>
      <ul className="mt-8 divide-y divide-line border-y border-line">
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link
              to={{ search: buildJobOfferQueryString(search, offer.id) }}
              className="flex min-h-14 flex-col justify-center gap-x-6 py-3 sm:flex-row sm:items-center sm:justify-between font-semibold hover:text-highlight"
            >
              {offer.title}
              <span className="text-sm font-normal text-muted">{offer.location}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Returns the lines beside an offer. A fully remote offer does not mention days at home. */
function listAsideItems(offer: JobOffer): readonly string[] {
  const { asideItems, hybridItem } = jobOfferPageText;
  return isFullyRemote(offer) ? asideItems : [...asideItems, hybridItem];
}

/** One offer in full, in place of the list. */
export function JobOfferDetailsView({ offer, isOpen, otherOffers, url }: JobOfferDetailsProps) {
  // The router gives the key `default` to a page that the browser loaded whole.
  const isDirectVisit = useLocation().key === 'default';
  const search = useUrlQueryString();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const { back, eyebrow, detailLabels, missing } = jobOfferPageText;
  const preset = offer && { jobTitle: offer.title, department: offer.department };

  // An offer that opens from the list starts at its top, like a new page. On a direct visit, the browser sets the position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per offer, not per navigation
  useEffect(() => {
    if (isDirectVisit) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    titleRef.current?.focus({ preventScroll: true });
  }, [offer?.id]);

  const rows =
    offer &&
    [
      { label: detailLabels.department, value: findOfferDepartmentLabel(offer.department) },
      { label: detailLabels.location, value: offer.location },
      { label: detailLabels.remoteCountries, value: offer.remoteCountries.join(', ') },
      { label: detailLabels.type, value: offer.type },
      { label: detailLabels.level, value: offer.level },
      { label: detailLabels.publishedOn, value: formatLongDate(offer.publishedOn) },
      { label: detailLabels.closesOn, value: offer.closesOn && formatLongDate(offer.closesOn) },
    ].filter(({ value }) => value !== '');

  return (
    <article className="wrap-anywhere">
      <header className="pattern-bogolan border-b border-line">
        <div className="page-gutter pt-42 pb-12 lg:pt-36 lg:pb-16">
          <Link
            to={{ search: buildJobOfferQueryString(search, null) }}
            state={{ backToOffers: true }}
            className="inline-flex min-h-11 items-center gap-2 font-semibold text-highlight hover:underline"
          >
            <Icon name="arrow-left" />
            {back}
          </Link>
          <p className="eyebrow mt-6 flex flex-wrap items-center gap-3">
            {eyebrow}
            {isOpen && offer?.featured ? (
              <strong className="rounded-card bg-accent px-2.5 py-1 text-on-accent">
                {jobOffersText.featured}
              </strong>
            ) : null}
          </p>
          <h1
            ref={titleRef}
            tabIndex={-1}
            className="mt-3 max-w-[11.7em] font-display text-[clamp(2.25rem,1.4rem+3.2vw,4.125rem)] leading-[1.02] tracking-[-0.02em]"
          >
            <TextWithEnglishTerms>{offer?.title ?? missing.title}</TextWithEnglishTerms>
          </h1>
          {rows ? (
            <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
              {rows.map((row) => (
                <div key={row.label}>
                  <dt className="text-sm text-muted">{row.label}</dt>
                  <dd className="font-semibold">{row.value}</dd>
                </div>
              ))}
            </dl>
          ) : (
            <p className="mt-6 max-w-xl text-lead text-muted">
              {otherOffers.length > 0 ? missing.text : missing.alone}
            </p>
          )}
          <div className="mt-8 flex flex-wrap items-center gap-3">
            {offer && !isOpen ? (
              <JobOfferStatusBadge offer={offer} />
            ) : (
              <JobApplicationButton {...preset} className={getButtonClassName('primary', 'px-6!')}>
                {offer ? jobOfferPageText.apply : careersHeroText.spontaneousButton}
              </JobApplicationButton>
            )}
            <div className="flex flex-wrap gap-3">
              {offer ? (
                <>
                  <ShareButton title={offer.title} url={url} />
                  <button
                    type="button"
                    className={getButtonClassName('outline', 'bg-bg/60')}
                    onClick={() => window.print()}
                  >
                    <Icon name="print" />
                    {jobOfferPageText.print}
                  </button>
                </>
              ) : null}
            </div>
          </div>
        </div>
        <div className="band-chevron h-3 text-accent" aria-hidden="true" />
      </header>
      {offer ? (
        <div className="theme-light py-section">
          <div className="page-gutter grid gap-14 lg:grid-cols-[1fr_20rem] lg:gap-20">
            <div className="max-w-prose text-[1.0625rem] leading-[1.7]">
              <h2 className="font-display text-heading">{jobOfferPageText.summaryTitle}</h2>
              <p className="mt-4 text-lead">{offer.description}</p>
              <CheckList title={jobOfferPageText.missionsTitle} items={offer.missions} />
              <CheckList title={jobOfferPageText.profileTitle} items={offer.profile} />
              <h2 className="mt-12 font-display text-heading">{jobOfferPageText.skillsTitle}</h2>
              <ul className="mt-4 flex flex-wrap gap-2">
                {offer.skills.map((skill) => (
                  <li key={skill} className="rounded-card bg-surface-strong px-3 py-1.5 font-semibold">
                    <TextWithEnglishTerms>{skill}</TextWithEnglishTerms>
                  </li>
                ))}
              </ul>
              <p className="mt-12 border-l-2 border-accent pl-5 text-muted">{jobOfferPageText.equality}</p>
            </div>
            <aside aria-label={jobOfferPageText.asideTitle} className="self-start lg:sticky lg:top-28">
              <div className="band-lozenge h-5 text-accent" aria-hidden="true" />
              <h2 className="mt-5 font-display text-heading">{jobOfferPageText.asideTitle}</h2>
              <ul className="mt-4 divide-y divide-line border-y border-line">
                {listAsideItems(offer).map((item) => (
                  <li key={item} className="py-3">
                    {item}
                  </li>
                ))}
              </ul>
              {isOpen ? (
                <div className="mt-6">
                  <JobApplicationButton {...preset} className={getButtonClassName('outline')}>
                    {jobOffersText.apply}
                  </JobApplicationButton>
                </div>
              ) : null}
            </aside>
          </div>
        </div>
      ) : null}
      {isOpen ? <ApplicationStepsSection /> : null}
      {otherOffers.length > 0 ? <OtherOffers offers={otherOffers} /> : null}
    </article>
  );
}
