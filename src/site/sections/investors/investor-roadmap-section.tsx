import clsx from 'clsx';
import type investmentStepsCollection from '@/copy/collections/investment-steps';
import { investorRoadmapText } from '@/copy/pages/investisseurs';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** Top margins of the four steps: on a wide screen, each step starts higher than the one before. */
const stepMargins = ['lg:mt-48', 'lg:mt-32', 'lg:mt-16', 'lg:mt-0'] as const;

/** The investment timeline. */
export function InvestorRoadmapSection() {
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
