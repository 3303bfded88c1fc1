import clsx from 'clsx';
import { Link } from 'react-router-dom';
import {
  findOfferDepartmentLabel,
  formatContracts,
  isJobOfferOpen,
  type JobOffer,
  jobOfferDepartments,
} from '@/copy/careers/offers';
import { jobOffersText } from '@/copy/careers/sections';
import type jobOffersCollection from '@/copy/collections/offers';
import { insertNumber } from '@/copy/numbers';
import { careersHeroText } from '@/copy/pages/carrieres';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { FilterTabs } from '@/shared/components/filter-tabs';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { Section } from '@/site/components/section';
import { JobApplicationButton } from '@/site/forms/job-application/job-application-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { useQueryParamChoice, useUrlQueryString } from '@/site/hooks/use-url-query';
import { JobOfferStatusBadge } from './job-offer-status-badge';
import { buildJobOfferQueryString } from './offer-query-string';

const departmentChoices = ['all', ...jobOfferDepartments.map(({ key }) => key)] as const;

type DepartmentChoice = (typeof departmentChoices)[number];

const filterByDepartment = (offers: readonly JobOffer[], key: DepartmentChoice) =>
  key === 'all' ? offers : offers.filter(({ department }) => department === key);

/**
 * Returns the title that staff wrote, with the number and the contracts of the open offers. These placeholders are
 * in a sentence about several offers. For one offer or none, another text replaces the title.
 */
function formatTitle(openOffers: readonly JobOffer[], title: string): string {
  const count = openOffers.length;
  const hasPlaceholder = /\{(?:nombre|contrats)\}/.test(title);
  if (hasPlaceholder && count === 0) return jobOffersText.noneOpen;
  if (hasPlaceholder && count === 1) return jobOffersText.oneOpen;
  return insertNumber(title, count).replaceAll('{contrats}', formatContracts(openOffers));
}

function OfferRow({ offer, isOpen }: { offer: JobOffer; isOpen: boolean }) {
  const to = { search: buildJobOfferQueryString(useUrlQueryString(), offer.id) };
  return (
    <li
      className={clsx(
        'grid gap-4 rounded-card border border-line p-5 sm:gap-6 sm:p-6 lg:grid-cols-[1fr_auto] lg:gap-12 lg:p-8',
        isOpen && offer.featured ? 'border-l-4 border-l-accent bg-surface' : 'bg-bg',
      )}
    >
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
          {isOpen && offer.featured ? (
            <strong className="rounded-card bg-accent px-2.5 py-1 font-semibold text-on-accent">
              {jobOffersText.featured}
            </strong>
          ) : null}
          <strong className="font-semibold text-highlight">
            <TextWithEnglishTerms>{findOfferDepartmentLabel(offer.department) ?? ''}</TextWithEnglishTerms>
          </strong>
          <span className="inline-flex items-center gap-1">
            <Icon name="pin" className="size-4" />
            {offer.location}
          </span>
          <span className="whitespace-nowrap">
            {offer.type} · {offer.level}
          </span>
          <JobOfferStatusBadge offer={offer} />
        </p>
        <h3 className="mt-3 font-display text-heading">
          <Link id={`offre-${offer.id}`} to={to} className="hover:text-highlight">
            <TextWithEnglishTerms>{offer.title}</TextWithEnglishTerms>
          </Link>
        </h3>
        <p className="mt-2 max-w-prose text-muted max-sm:line-clamp-3 sm:mt-3">{offer.description}</p>
        <ul aria-label={jobOffersText.skillsLabel} className="mt-3 flex flex-wrap gap-2 text-sm">
          {offer.skills.map((skill) => (
            <li key={skill} className="rounded-card bg-surface-strong px-2.5 py-1">
              <TextWithEnglishTerms>{skill}</TextWithEnglishTerms>
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 lg:w-44 lg:flex-col lg:justify-center">
        {isOpen ? (
          <JobApplicationButton
            jobTitle={offer.title}
            department={offer.department}
            className={getButtonClassName('primary')}
          >
            {jobOffersText.apply}
            <span className="sr-only"> {offer.title}</span>
          </JobApplicationButton>
        ) : null}
        <Link to={to} className={getButtonClassName('outline')}>
          {jobOffersText.readMore}
          <span className="sr-only">
            {' '}
            <TextWithEnglishTerms>{offer.title}</TextWithEnglishTerms>
          </span>
        </Link>
      </div>
    </li>
  );
}

/** Offers by department: the open ones, then the closed ones. */
export function JobOffersSection() {
  const { texts, items } = useCollection<typeof jobOffersCollection>('offres');
  const today = useToday();
  const [department, setDepartment] = useQueryParamChoice('departement', departmentChoices);
  const openOffers = items.filter((offer) => isJobOfferOpen(offer, today));
  const closedOffers = items.filter((offer) => !isJobOfferOpen(offer, today));
  const shownOffers = filterByDepartment([...openOffers, ...closedOffers], department);
  const tabs = departmentChoices.map((key) => ({
    value: key,
    label: findOfferDepartmentLabel(key) ?? jobOffersText.all,
    count: filterByDepartment(openOffers, key).length,
  }));
  return (
    <Section
      eyebrow={jobOffersText.eyebrow}
      title={formatTitle(openOffers, texts.title)}
      lead={openOffers.length > 0 ? texts.lead : jobOffersText.empty.all}
      anchor={careersHeroText.offersAnchor}
      className="pattern-bogolan"
      collection="offres"
    >
      {items.length > 0 ? (
        <FilterTabs
          label={jobOffersText.filterLabel}
          tabs={tabs}
          value={department}
          onChange={setDepartment}
          units={jobOffersText.countUnits}
        >
          {shownOffers.length > 0 ? (
            <ul className="grid gap-4 wrap-anywhere">
              {shownOffers.map((offer) => (
                <OfferRow key={offer.id} offer={offer} isOpen={isJobOfferOpen(offer, today)} />
              ))}
            </ul>
          ) : (
            <p className="text-lead">{jobOffersText.empty.department}</p>
          )}
        </FilterTabs>
      ) : null}
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4 noscript:hidden">
        <p className="text-lead text-muted">{jobOffersText.spontaneousText}</p>
        <JobApplicationButton className={getButtonClassName('outline')}>
          {jobOffersText.spontaneousButton}
        </JobApplicationButton>
      </div>
    </Section>
  );
}
