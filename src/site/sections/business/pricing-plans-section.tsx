import clsx from 'clsx';
import { popularPlanLabel } from '@/copy/business';
import type { Collection, FieldDefinition } from '@/copy/collection';
import type { BusinessSubject } from '@/copy/forms/options';
import type { PricingPlan, pricingPlanFields } from '@/copy/plan-fields';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { BusinessRequestButton } from '@/site/forms/business-contact/business-request-button';
import { useCollection } from '@/site/hooks/use-site-data';

/** Characters of the longest price that stays on one line. */
const MAX_UNBROKEN_PRICE_LENGTH = 11;

/** Columns: cards side by side. Rows: one line for each plan. */
type Layout = 'columns' | 'rows';

/** Plans that staff maintain, and the texts around them. */
type PlanList = Collection<typeof pricingPlanFields, Record<'title' | 'lead', FieldDefinition<string>>>;

interface PricingPlansProps {
  content: { eyebrow: string; empty: string };
  collectionKey: string;
  layout: Layout;
  theme: 'dark' | 'light';
  /** Subject of the form that the buttons open. */
  subject: BusinessSubject;
}

const layoutClasses: Record<Layout, { list: string; plan: string; popular: string; features: string }> = {
  columns: {
    list: 'grid gap-6 lg:grid-cols-3 lg:gap-x-8',
    plan: 'rounded-card border bg-surface p-7 lg:row-span-4 lg:grid-rows-subgrid lg:p-9',
    popular: 'border-accent [box-shadow:inset_0_0.5rem_0_var(--accent)]',
    features: 'border-t border-line pt-6',
  },
  rows: {
    list: 'flex flex-col gap-4',
    plan: 'items-center rounded-card border p-6 sm:p-8 md:grid-cols-2 md:gap-x-8 xl:grid-cols-[minmax(0,1.2fr)_14.5rem_minmax(0,1.3fr)_12rem]',
    popular: 'border-accent bg-surface-strong',
    features: 'xl:border-l xl:border-line xl:pl-8',
  },
};

interface PlanProps {
  plan: PricingPlan;
  layout: Layout;
  subject: BusinessSubject;
}

function Plan({ plan, layout, subject }: PlanProps) {
  const classes = layoutClasses[layout];
  return (
    <li className={clsx('reveal grid gap-6', classes.plan, plan.popular ? classes.popular : 'border-line')}>
      <div>
        <h3 className="flex flex-wrap items-center gap-x-3 gap-y-2 font-display text-heading">
          <span className="min-w-0">{plan.name}</span>
          {plan.popular ? (
            <span className="rounded-card bg-accent px-2.5 py-1 font-sans text-sm leading-none font-semibold tracking-normal text-on-accent">
              {popularPlanLabel}
            </span>
          ) : null}
        </h3>
        <p className="mt-2 text-muted">{plan.text}</p>
      </div>
      <p className="leading-none">
        <strong
          className={clsx(
            'font-display text-[clamp(2.5rem,2rem+1.6vw,3.5rem)] font-extrabold tracking-[-0.02em]',
            plan.price.length <= MAX_UNBROKEN_PRICE_LENGTH && 'whitespace-nowrap',
          )}
        >
          {plan.price}
        </strong>
        {plan.period ? <span className="ml-1 text-muted">{plan.period}</span> : null}
      </p>
      <ul className={clsx('grid content-start gap-2.5', classes.features)}>
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-3">
            <Icon name="check" className="mt-0.5 text-highlight" />
            <span className="min-w-0">{feature}</span>
          </li>
        ))}
      </ul>
      <div className="grid self-end lg:self-auto">
        <BusinessRequestButton
          subject={subject}
          topic={plan.request}
          variant={plan.popular ? 'primary' : 'outline'}
        >
          {plan.action}
        </BusinessRequestButton>
      </div>
    </li>
  );
}

/** Plans and prices, in the layout that the page chooses. */
export function PricingPlansSection({ content, collectionKey, layout, theme, subject }: PricingPlansProps) {
  const collection = useCollection<PlanList>(collectionKey);
  return (
    <CollectionSection {...content} collection={collection} theme={theme} anchor="tarifs">
      <ul className={layoutClasses[layout].list}>
        {collection.items.map((plan) => (
          <Plan key={plan.id} plan={plan} layout={layout} subject={subject} />
        ))}
      </ul>
    </CollectionSection>
  );
}
