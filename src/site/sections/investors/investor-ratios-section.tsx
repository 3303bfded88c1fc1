import type { CollectionItem } from '@/copy/collection';
import type investorRatiosCollection from '@/copy/collections/investor-ratios';
import { investorChartText, investorRatiosText } from '@/copy/pages/investisseurs';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';
import { PercentChart } from './percent-chart';

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
export function InvestorRatiosSection() {
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
