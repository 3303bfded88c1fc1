import { partnershipMethodText } from '@/copy/pages/partenariats';
import { Section } from '@/site/components/section';

/** Steps of a partnership, from the first idea to the signature. */
export function PartnershipMethodSection() {
  const { steps } = partnershipMethodText;
  return (
    <Section {...partnershipMethodText}>
      <ol className="grid gap-y-10 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="reveal group grid grid-cols-[auto_1fr] gap-x-6 lg:block lg:pr-10">
            <div
              className="flex flex-col items-center gap-2 lg:mb-6 lg:-mr-10 lg:flex-row lg:gap-0"
              aria-hidden="true"
            >
              <span className="grid size-16 shrink-0 place-items-center rounded-full border-[6px] border-double border-accent font-display text-heading text-highlight lg:size-24 lg:border-8 lg:text-title">
                {index + 1}
              </span>
              <span className="w-px grow bg-accent group-last:hidden lg:h-px lg:w-auto" />
            </div>
            <div>
              <h3 className="font-display text-heading">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
