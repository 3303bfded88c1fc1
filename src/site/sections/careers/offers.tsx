import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { departments, type JobOffer, offers } from '@/content/site/careers/offers';
import { offersContent } from '@/content/site/careers/sections';
import { careersHero } from '@/content/site/pages/carrieres';
import { buttonStyles } from '@/shared/ui/button-styles';
import { FilterTabs } from '@/shared/ui/filter-tabs';
import { useHydrated } from '@/site/hooks/use-hydrated';
import { useQueryChoice } from '@/site/hooks/use-query-choice';
import { Section } from '@/site/ui/section';
import { offerSearch } from './offer-search';
import { OfferTags } from './offer-tags';

const keys = ['all', 'tech', 'production', 'marketing', 'creative', 'data'] as const;

const tabs = keys.map((key) => ({
  value: key,
  label: departments.find((department) => department.key === key)?.label ?? offersContent.all,
  count: key === 'all' ? offers.length : offers.filter((offer) => offer.department === key).length,
}));

interface OffersProps {
  applyButton: (offer: JobOffer) => ReactNode;
  spontaneousButton: ReactNode;
}

function OfferRow({ offer, applyButton }: { offer: JobOffer; applyButton: ReactNode }) {
  const { search } = useLocation();
  const to = { search: offerSearch(useHydrated() ? search : '', offer.slug) };
  return (
    <li
      className={clsx(
        'grid gap-4 rounded-card border border-line p-5 sm:gap-6 sm:p-6 lg:grid-cols-[1fr_auto] lg:gap-12 lg:p-8',
        offer.featured ? 'border-l-4 border-l-accent bg-surface' : 'bg-bg',
      )}
    >
      <div>
        <OfferTags offer={offer} />
        <h3 className="mt-3 font-display text-heading">
          <Link id={`offre-${offer.slug}`} to={to} className="hover:text-highlight">
            {offer.title}
          </Link>
        </h3>
        <p className="mt-2 max-w-prose text-muted max-sm:line-clamp-3 sm:mt-3">{offer.description}</p>
        <ul aria-label={offersContent.skillsLabel} className="mt-3 flex flex-wrap gap-2 text-sm">
          {offer.skills.map((skill) => (
            <li key={skill} className="rounded-card bg-surface-strong px-2.5 py-1">
              {skill}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-3 lg:w-44 lg:flex-col lg:justify-center">
        {applyButton}
        <Link to={to} className={buttonStyles('outline')}>
          {offersContent.readMore}
          <span className="sr-only"> {offer.title}</span>
        </Link>
      </div>
    </li>
  );
}

/** The open positions, by department. */
export function Offers({ applyButton, spontaneousButton }: OffersProps) {
  const [department, setDepartment] = useQueryChoice('departement', keys);
  const shown = offers.filter((offer) => department === 'all' || offer.department === department);
  return (
    <Section
      eyebrow={offersContent.eyebrow}
      title={offersContent.title}
      lead={offersContent.lead}
      anchor={careersHero.offersAnchor}
      className="ground-bogolan"
    >
      <FilterTabs
        label={offersContent.filterLabel}
        tabs={tabs}
        value={department}
        onChange={setDepartment}
        units={offersContent.countUnits}
      >
        <ul className="grid gap-4">
          {shown.map((offer) => (
            <OfferRow key={offer.slug} offer={offer} applyButton={applyButton(offer)} />
          ))}
        </ul>
      </FilterTabs>
      <div className="mt-10 flex flex-wrap items-center gap-x-6 gap-y-4">
        <p className="text-lead text-muted">{offersContent.spontaneousText}</p>
        {spontaneousButton}
      </div>
    </Section>
  );
}
