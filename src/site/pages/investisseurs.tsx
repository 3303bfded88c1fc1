import clsx from 'clsx';
import { Suspense, useId } from 'react';
import maskNarrow from '@/assets/hero-2.svg?w=480;800&aspect=1:1&fit=cover&position=right&format=avif;webp&quality=45&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440&format=avif;webp&quality=50&as=picture';
import type { CollectionItem } from '@/copy/collection';
import type investmentStepsCollection from '@/copy/collections/investment-steps';
import type investorRatiosCollection from '@/copy/collections/investor-ratios';
import {
  investorChartText,
  investorOpportunityText,
  investorRatiosText,
  investorRoadmapText,
  investorsSeo,
} from '@/copy/pages/investisseurs';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { PageHead } from '@/site/components/page-head';
import { SectionPicture } from '@/site/components/section-picture';
import { BusinessRequestButtons } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';
import { InvestorContactsSection } from '@/site/sections/investors/investor-contacts-section';
import { InvestorDocumentsSection } from '@/site/sections/investors/investor-documents-section';
import { InvestorEventsSection } from '@/site/sections/investors/investor-events-section';
import { InvestorsHero } from '@/site/sections/investors/investors-hero';
import { PercentChart } from '@/site/sections/investors/percent-chart';

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
