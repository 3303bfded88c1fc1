import { licensingRightsText } from '@/copy/pages/licensing';
import { Section } from '@/site/components/section';

/** The terms of a licence, laid out like a contract. */
export function LicensingRightsSection() {
  const { rows } = licensingRightsText;
  return (
    <Section {...licensingRightsText} theme="light" anchor="droits">
      <div className="reveal ml-auto max-w-5xl border border-line-strong bg-surface">
        <div className="band-lozenge h-5 text-accent" aria-hidden="true" />
        <dl className="px-6 py-4 sm:px-12 sm:py-8">
          {rows.map((row) => (
            <div
              key={row.title}
              className="grid gap-x-10 gap-y-1 border-b border-line py-5 last:border-0 md:grid-cols-[15rem_1fr] md:items-baseline"
            >
              <dt className="font-display text-heading text-accent">{row.title}</dt>
              <dd className="text-lead">{row.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
