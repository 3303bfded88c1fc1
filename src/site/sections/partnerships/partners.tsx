import { partnersContent } from '@/content/site/pages/partenariats-sections';
import { Section } from '@/site/ui/section';

/** The partners, set like a patchwork: name, sector, what is done together. */
export function Partners() {
  const { eyebrow, title, lead, note, partners } = partnersContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} tone="paper" anchor="partenaires">
      <ul className="grid gap-px overflow-hidden border-2 border-fg bg-fg md:grid-cols-2 lg:grid-cols-3">
        {partners.map((partner) => (
          <li
            key={partner.name}
            className="flex flex-col bg-bg p-7 odd:bg-surface-strong md:min-h-72 md:max-lg:nth-[4n]:bg-surface-strong md:max-lg:nth-[4n+3]:bg-bg lg:p-9"
          >
            <p className="eyebrow">{partner.sector}</p>
            <h3 className="mt-3 max-w-[7em] font-display text-[clamp(1.6rem,1.4rem+0.9vw,2.25rem)] leading-[1.05] tracking-[-0.015em]">
              {partner.name}
            </h3>
            <p className="mt-6 text-muted md:mt-auto md:pt-6">{partner.description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-6 text-sm text-muted">{note}</p>
    </Section>
  );
}
