import { investorRatiosCollection } from '@/copy/collections/investor-ratios';
import { investorChartText, investorRatiosText } from '@/copy/pages/investisseurs';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';
import { PercentChart } from './percent-chart';

/** Target ratios, their context (market and equity), and a warning about projections. */
export function InvestorRatiosSection() {
  const { target, ...content } = investorRatiosText;
  const { texts, items } = useCollection(investorRatiosCollection);
  const { warning, ...heading } = texts;
  const ratios = items.filter(({ row }) => row === 'ratio');
  const context = items.filter(({ row }) => row === 'context');
  return (
    <CollectionSection
      {...content}
      {...heading}
      collection={investorRatiosCollection}
      count={items.length}
      tone="paper"
    >
      <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {ratios.map((ratio) => (
          <div key={ratio.id} className="reveal flex flex-col border-t-4 border-accent pt-4">
            <dt className="order-2 mt-3 font-semibold">{ratio.label}</dt>
            <dd className="order-1">
              <span className="block text-sm text-muted">{target}</span>
              <span className="font-display text-[clamp(2.75rem,2.2rem+2vw,4rem)] leading-none tracking-[-0.02em]">
                {ratio.value}
              </span>
            </dd>
            <dd className="order-3 mt-1 text-muted">{ratio.text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-14 grid gap-10 lg:grid-cols-3 lg:items-center">
        <PercentChart title={investorChartText.title} figures={ratios} />
        <dl className="grid gap-px overflow-hidden rounded-card border border-line bg-line lg:col-span-2 lg:grid-cols-2">
          {context.map((item) => (
            <div key={item.id} className="reveal flex flex-col bg-surface p-7 lg:p-9">
              <dt className="order-2 mt-3 font-semibold">{item.label}</dt>
              <dd className="order-1 font-display text-title">
                {item.value}{' '}
                {item.unit ? <span className="text-heading text-accent">{item.unit}</span> : null}
              </dd>
              <dd className="order-3 mt-1 text-muted">{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="mt-8 flex max-w-4xl gap-3 text-sm text-muted">
        <Icon name="alert" className="mt-0.5 text-accent" />
        {warning}
      </p>
    </CollectionSection>
  );
}
