import type investorEventsCollection from '@/copy/collections/investor-events';
import type investorFiguresCollection from '@/copy/collections/investor-figures';
import { listUpcomingEvents } from '@/copy/investor-events';
import { investorEventsText, investorsHeroText } from '@/copy/pages/investisseurs';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { BusinessRequestButton } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { BusinessHeroContent } from '../business/business-hero-content';

/** Projected figures, laid out like a page of accounts. */
function Projections() {
  const { texts, items } = useCollection<typeof investorFiguresCollection>('projections');
  const [mainFigure, ...otherFigures] = items;
  return (
    <div className="theme-light relative -mb-14 overflow-hidden rounded-t-card lg:-mb-20">
      <div className="band-lozenge h-5 text-accent" aria-hidden="true" />
      <div className="p-6 sm:p-9">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="font-display text-heading">{texts.title}</h2>
          {/* On a phone the source has its own line, because the fallback font is wider. */}
          <p className="text-sm text-muted max-sm:basis-full">
            <TextWithEnglishTerms>{texts.source}</TextWithEnglishTerms>
          </p>
        </div>
        {mainFigure ? (
          <dl className="mt-6">
            <div className="flex flex-col-reverse border-t-2 border-fg pt-3">
              <dt className="text-muted">{mainFigure.label}</dt>
              <dd className="flex flex-wrap items-baseline gap-x-4 font-display">
                <span className="text-[clamp(3.25rem,2.4rem+3.4vw,5.25rem)] leading-none tracking-[-0.03em]">
                  {mainFigure.value}
                </span>{' '}
                <span className="text-heading text-accent">{mainFigure.change}</span>
              </dd>
            </div>
            {otherFigures.map((figure) => (
              <div
                key={figure.id}
                className="mt-4 flex items-baseline justify-between gap-4 border-t border-line-strong pt-3"
              >
                <dt className="text-muted">{figure.label}</dt>
                <dd className="font-display text-heading">{figure.value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
        <p className="mt-6 text-sm text-muted">{mainFigure ? texts.note : investorsHeroText.noProjections}</p>
      </div>
      <CollectionEditLink collection="projections" />
    </div>
  );
}

/** Link to the next assembly, or a button to ask about it while no date is known. */
function AssemblyButton() {
  const { assembly } = investorsHeroText;
  const { items } = useCollection<typeof investorEventsCollection>('rendez-vous-investisseurs');
  const nextAssembly = listUpcomingEvents(items, useToday()).find(({ kind }) => kind === 'assembly');
  return nextAssembly ? (
    <a href={`#${investorEventsText.anchor}`} className={getButtonClassName('outline')}>
      {assembly} <span className="font-normal">{formatLongDate(nextAssembly.day)}</span>
    </a>
  ) : (
    <BusinessRequestButton subject="Investissement" topic={assembly} variant="outline">
      {assembly}
    </BusinessRequestButton>
  );
}

/** Top of the investors' page: text on the left, projected figures on the right. */
export function InvestorsHero() {
  const { businessPlan } = investorsHeroText;
  return (
    <section className="pattern-bogolan overflow-hidden">
      <div className="page-gutter grid gap-12 pt-42 pb-14 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:gap-16 lg:pt-44 lg:pb-20">
        <BusinessHeroContent
          content={investorsHeroText}
          actions={
            <>
              <BusinessRequestButton subject="Investissement" topic={businessPlan}>
                <Icon name="download" />
                <TextWithEnglishTerms>{businessPlan}</TextWithEnglishTerms>
              </BusinessRequestButton>
              <AssemblyButton />
            </>
          }
        />
        <Projections />
      </div>
    </section>
  );
}
