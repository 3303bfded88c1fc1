import { distributionPlatformsText } from '@/copy/pages/distribution';
import { Section } from '@/site/components/section';

/** Families of platforms that can carry the channels. */
export function DistributionPlatformsSection() {
  const { figure, text, families } = distributionPlatformsText;
  return (
    <Section {...distributionPlatformsText}>
      <div className="grid gap-12 lg:grid-cols-[1fr_1.7fr] lg:gap-20">
        <div className="reveal">
          <p className="border-l-4 border-accent pl-6 font-display">
            <strong className="block text-hero font-extrabold">{figure.value}</strong>{' '}
            <span className="text-heading">{figure.label}</span>
          </p>
          <p className="mt-8 text-muted">{text}</p>
        </div>
        <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
          {families.map((family) => (
            <li key={family.title} className="bg-surface p-6 lg:p-8">
              <h3 className="font-display text-heading">{family.title}</h3>
              <p className="mt-2 text-muted">{family.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
