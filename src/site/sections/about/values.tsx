import { valuesContent } from '@/content/site/pages/a-propos-sections';
import { Section } from '@/site/ui/section';

/** The six values, as a numbered list of commitments. */
export function Values() {
  const { eyebrow, title, values } = valuesContent;
  return (
    <Section eyebrow={eyebrow} title={title} tone="paper">
      <ol className="grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2 lg:grid-cols-3">
        {values.map((value, index) => (
          <li key={value.title} className="reveal bg-surface p-7 lg:p-9">
            <p className="font-display text-title leading-none text-accent tabular-nums" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-5 font-display text-heading">{value.title}</h3>
            <p className="mt-2 text-muted">{value.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
