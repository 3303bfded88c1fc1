import { valuesContent } from '@/content/site/careers/sections';
import { Section } from '@/site/ui/section';

const bands = {
  accuracy: 'band-lozenge',
  craft: 'band-comb',
  transmission: 'band-chevron',
  plurality: 'band-lozenge',
} as const;

/** What the group holds to. */
export function Values() {
  const { eyebrow, title, lead, items } = valuesContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} tone="paper">
      <ul className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:gap-x-20">
        {items.map((value) => (
          <li key={value.key} className="reveal">
            <div className={`${bands[value.key]} h-5 w-full text-accent`} aria-hidden="true" />
            <h3 className="mt-5 font-display text-[clamp(1.6rem,1.3rem+1.3vw,2.25rem)] leading-tight">
              {value.title}
            </h3>
            <p className="mt-3 max-w-lg text-lead text-muted">{value.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
