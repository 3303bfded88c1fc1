import { regionalPenetrationText } from '@/copy/pages/distribution';
import { Section } from '@/site/components/section';

/** Share of the homes reached in each region, as a figure and a bar. */
export function RegionalPenetrationSection() {
  const { eyebrow, title, lead, regions, households, householdsText } = regionalPenetrationText;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} tone="paper" anchor="penetration">
      <div className="grid gap-12 lg:grid-cols-[1.7fr_1fr] lg:gap-20">
        <ul className="grid content-start gap-8">
          {regions.map((region) => (
            <li key={region.name} className="reveal">
              <div className="flex items-baseline justify-between gap-4 font-display">
                <h3 className="text-heading">{region.name}</h3>
                <p className="text-title">{region.label}</p>
              </div>
              <div className="mt-2 h-7 border border-fg p-1 print:hidden" aria-hidden="true">
                <div className="h-full bg-accent" style={{ width: `${region.value}%` }}>
                  <div className="band-lozenge h-full text-bg/45" />
                </div>
              </div>
              <p className="mt-2 text-muted">{region.text}</p>
            </li>
          ))}
        </ul>
        <div className="theme-dark flex flex-col justify-end rounded-card bg-bg p-8 text-fg lg:p-10">
          <div className="band-chevron mb-auto h-5 w-32 text-accent" aria-hidden="true" />
          <p className="mt-16 font-display">
            <strong className="block text-[clamp(4rem,3rem+3.5vw,6rem)] leading-none font-extrabold tracking-[-0.03em] text-highlight">
              {households.value}
            </strong>{' '}
            <span className="text-title">{households.label}</span>
          </p>
          <p className="mt-4 text-lead text-muted">{householdsText}</p>
        </div>
      </div>
    </Section>
  );
}
