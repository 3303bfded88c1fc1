import { distributionCoverageText } from '@/copy/pages/distribution';
import { Section } from '@/site/components/section';

/** The three means of reception, each with its figure. */
export function DistributionCoverageSection() {
  const { receptionModes } = distributionCoverageText;
  return (
    <Section {...distributionCoverageText} anchor="couverture">
      <ul>
        {receptionModes.map((mode) => (
          <li
            key={mode.title}
            className="reveal grid items-end gap-x-12 gap-y-4 border-t border-line py-8 lg:grid-cols-[1.25fr_1fr] lg:py-10"
          >
            <p className="flex flex-wrap items-baseline gap-x-4 font-display">
              <strong className="text-[clamp(6rem,3rem+14vw,15rem)] leading-[0.78] font-extrabold tracking-[-0.045em] text-accent">
                {mode.value}
              </strong>{' '}
              <span className="text-title">{mode.unit}</span>
            </p>
            <div>
              <h3 className="font-display text-heading">{mode.title}</h3>
              <p className="mt-2 max-w-md text-muted">{mode.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
