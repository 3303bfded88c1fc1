import clsx from 'clsx';
import { Suspense, useId } from 'react';
import maskNarrow from '@/assets/hero-2.svg?w=480;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440&format=avif;webp&quality=50&as=picture';
import type { CollectionItem } from '@/copy/collection';
import type investmentStepsCollection from '@/copy/collections/investment-steps';
import type investorEventsCollection from '@/copy/collections/investor-events';
import type investorFiguresCollection from '@/copy/collections/investor-figures';
import type investorRatiosCollection from '@/copy/collections/investor-ratios';
import { listUpcomingEvents } from '@/copy/investor-events';
import {
  investorChartText,
  investorEventsText,
  investorOpportunityText,
  investorRatiosText,
  investorRoadmapText,
  investorsHeroText,
  investorsSeo,
} from '@/copy/pages/investisseurs';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { formatLongDate } from '@/shared/lib/long-date';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { SectionPicture } from '@/site/components/section-picture';
import {
  BusinessRequestButton,
  BusinessRequestButtons,
} from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { useToday } from '@/site/hooks/use-today';
import { BusinessHeroContent } from '@/site/sections/business/business-hero-content';
import { InvestorContactsSection } from '@/site/sections/investors/investor-contacts-section';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { InvestorEventsSection } from '@/site/sections/investors/investor-events-section';
import { PercentChart } from '@/site/sections/investors/percent-chart';

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
function InvestorsHero() {
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

type Ratio = CollectionItem<typeof investorRatiosCollection>;

/** Band over the whole width, with large figures of the market and of equity. */
function ContextBand({ figures }: { figures: readonly Ratio[] }) {
  return (
    <div className="bg-accent text-on-accent">
      <dl className="page-gutter grid gap-12 py-16 md:grid-cols-2 lg:gap-20 lg:py-24">
        {figures.map((figure) => (
          <div key={figure.id} className="reveal flex flex-col">
            <dt className="order-2 mt-3 font-display text-heading">{figure.label}</dt>
            <dd className="order-1 font-display text-hero">
              {figure.value} {figure.unit ? <span className="text-title">{figure.unit}</span> : null}
            </dd>
            <dd className="order-3 mt-2 max-w-prose">{figure.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Target ratios beside their chart, a warning about projections, and the context: market and equity. */
function InvestorRatiosSection() {
  const collection = useCollection<typeof investorRatiosCollection>('ratios');
  const ratios = collection.items.filter(({ row }) => row === 'ratio');
  const contextFigures = collection.items.filter(({ row }) => row === 'context');
  return (
    <CollectionSection
      {...investorRatiosText}
      collection={collection}
      theme="light"
      fullWidthBlock={contextFigures.length > 0 ? <ContextBand figures={contextFigures} /> : null}
    >
      <div className="grid gap-14 lg:gap-20 lg:grid-cols-[1.7fr_1fr]">
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2">
          {ratios.map((ratio) => (
            <div key={ratio.id} className="reveal flex flex-col border-t-4 border-accent pt-4">
              <dt className="order-2 mt-3 font-semibold">{ratio.label}</dt>
              <dd className="order-1">
                <span className="block text-sm text-muted">{investorRatiosText.target}</span>
                <span className="font-display text-hero">{ratio.value}</span>
              </dd>
              <dd className="order-3 mt-1 text-muted">{ratio.text}</dd>
            </div>
          ))}
        </dl>
        <div className="flex flex-col justify-between gap-8">
          <PercentChart title={investorChartText.title} figures={ratios} />
          <p className="flex gap-3 text-sm text-muted">
            <Icon name="alert" className="mt-0.5 text-accent" />
            {collection.texts.warning}
          </p>
        </div>
      </div>
    </CollectionSection>
  );
}

/** Top margins of the four steps: on a wide screen, each step starts higher than the one before. */
const stepMargins = ['lg:mt-48', 'lg:mt-32', 'lg:mt-16', 'lg:mt-0'] as const;

/** The investment timeline. */
function InvestorRoadmapSection() {
  const steps = useCollection<typeof investmentStepsCollection>('etapes-investissement');
  return (
    <CollectionSection {...investorRoadmapText} collection={steps}>
      <ol className="grid gap-px lg:-mt-20 lg:grid-cols-4">
        {steps.items.map((step, index) => (
          <li
            key={step.id}
            className={clsx(
              'reveal border-l-4 border-accent bg-surface p-6 lg:border-t-4 lg:border-l-0 lg:p-8',
              stepMargins[index],
            )}
          >
            <p className="font-display text-title text-highlight">{step.year}</p>
            <h3 className="mt-2 font-display text-heading">{step.title}</h3>
            <p className="mt-3 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="band-comb h-4 text-accent" aria-hidden="true" />
    </CollectionSection>
  );
}

/** The investment opportunity, on its own picture. */
function InvestorOpportunitySection() {
  const id = useId();
  const { eyebrow, title, text, points, requests } = investorOpportunityText;
  return (
    <section aria-labelledby={id} className="py-section">
      <div className="page-gutter">
        <div className="relative isolate overflow-hidden rounded-card border border-line-strong">
          <SectionPicture
            section="investors"
            source={mask}
            narrow={{ source: maskNarrow, sizes: '100vw' }}
            alt=""
            sizes="(min-width: 1248px) 1248px, 100vw"
            className="aspect-6/5 w-full object-cover object-top sm:aspect-2/1 lg:absolute lg:inset-0 lg:-z-10 lg:aspect-auto lg:h-full lg:object-right"
            photographGradient="-z-10 hidden bg-linear-to-r from-bg/80 from-45% to-transparent to-75% lg:block"
          />
          <div className="absolute inset-x-0 top-0 aspect-6/5 sm:aspect-2/1 bg-linear-to-t from-bg to-transparent to-45% lg:inset-y-0 lg:-z-10 lg:aspect-auto lg:bg-linear-to-r lg:via-bg/80 lg:via-45% lg:to-75%" />
          <div className="relative -mt-3 flex flex-col gap-6 p-6 sm:p-10 lg:mt-0 lg:max-w-[54%] lg:p-16">
            <div>
              <p className="eyebrow mb-3">{eyebrow}</p>
              <h2 id={id} className="font-display text-title">
                {title}
              </h2>
            </div>
            <p className="text-lead text-fg/90">{text}</p>
            <ul className="grid gap-3">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 text-highlight" />
                  {point}
                </li>
              ))}
            </ul>
            <div className="mt-2 flex flex-wrap gap-3">
              <BusinessRequestButtons subject="Investissement" texts={requests} />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}

/** Investor relations. */
export function Component() {
  return (
    <>
      <PageHead seo={investorsSeo} />
      <InvestorsHero />
      <Suspense>
        <InvestorRatiosSection />
        <InvestorRoadmapSection />
        <InvestorEventsSection />
        <InvestorDocumentsSection />
        <InvestorOpportunitySection />
        <InvestorContactsSection />
      </Suspense>
    </>
  );
}
