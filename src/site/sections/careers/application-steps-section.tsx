import { applicationStepsText } from '@/copy/careers/sections';
import { Section } from '@/site/components/section';

/** Steps after an application, on the page of an offer. */
export function ApplicationStepsSection() {
  return (
    <Section {...applicationStepsText}>
      <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {applicationStepsText.steps.map((step, index) => (
          <li key={step.title} className="bg-bg p-6 lg:p-7">
            <p className="font-display text-title text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-4 font-display text-heading">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
