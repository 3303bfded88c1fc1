import type { ReactNode } from 'react';
import type investorFiguresCollection from '@/copy/collections/investor-figures';
import { investorsHeroText } from '@/copy/pages/investisseurs';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { CollectionEditLink } from '@/site/components/collection-edit-link';
import { useCollection } from '@/site/hooks/use-site-data';
import { BusinessHeroText } from '../business/business-hero-text';

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
          {/* Stacked: side by side, title and source would not fit in the fallback font. */}
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

/** Top of the investors' page: text on the left, projected figures on the right. */
export function InvestorsHero({ actions }: { actions: ReactNode }) {
  return (
    <section className="pattern-bogolan overflow-hidden">
      <div className="page-gutter grid gap-12 pt-42 pb-14 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:gap-16 lg:pt-44 lg:pb-20">
        <BusinessHeroText content={investorsHeroText} actions={actions} />
        <Projections />
      </div>
    </section>
  );
}
