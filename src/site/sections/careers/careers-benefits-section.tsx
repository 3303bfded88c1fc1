import { careersBenefitsText } from '@/copy/careers/sections';
import type benefitsCollection from '@/copy/collections/benefits';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Benefits of working for the group: those with a figure, then the other ones. */
export function CareersBenefitsSection() {
  const benefits = useCollection<typeof benefitsCollection>('avantages');
  const benefitsWithFigure = benefits.items.filter(({ value }) => value);
  const otherBenefits = benefits.items.filter(({ value }) => !value);
  return (
    <CollectionSection {...careersBenefitsText} collection={benefits} theme="light">
      <ul className="grid gap-10 lg:grid-cols-3 lg:gap-0 lg:divide-x lg:divide-line">
        {benefitsWithFigure.map((benefit) => (
          <li key={benefit.id} className="reveal lg:px-10 lg:first:pl-0 lg:last:pr-0">
            <p className="font-display text-hero text-accent flex flex-wrap items-baseline gap-x-3 lg:block">
              {benefit.value}
              <span className="block font-sans lg:mt-3 text-lead font-semibold tracking-normal text-muted">
                {benefit.unit}
              </span>
            </p>
            <h3 className="mt-2 font-display text-heading lg:mt-6">{benefit.title}</h3>
            <p className="mt-2 max-w-md text-muted">{benefit.text}</p>
          </li>
        ))}
      </ul>
      {otherBenefits.length > 0 ? (
        <>
          <h3 className="mt-16 font-display text-heading">{benefits.texts.othersTitle}</h3>
          <ul className="mt-6 grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3">
            {otherBenefits.map((benefit) => (
              <li key={benefit.id} className="reveal border-t border-line-strong py-5">
                <p className="font-semibold">{benefit.title}</p>
                <p className="mt-1 text-muted">{benefit.text}</p>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </CollectionSection>
  );
}
