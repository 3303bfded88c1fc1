import { homeVisionText } from '@/copy/pages/home';
import { Section } from '@/site/components/section';

const bands = { culture: 'band-lozenge', talents: 'band-chevron', accessibility: 'band-comb' } as const;

/** Three pillars and the mission. */
export function HomeVisionSection() {
  const { eyebrow, title, pillars, missionTitle, mission } = homeVisionText;
  return (
    <Section eyebrow={eyebrow} title={title} className="pattern-bogolan">
      <ul className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3">
        {pillars.map((pillar) => (
          <li key={pillar.key} className="reveal bg-bg p-7 lg:p-9">
            <div className={`${bands[pillar.key]} mb-6 h-5 w-28 text-accent`} aria-hidden="true" />
            <h3 className="font-display text-heading">{pillar.title}</h3>
            <p className="mt-3 text-muted">{pillar.text}</p>
          </li>
        ))}
      </ul>
      <div className="reveal mt-14 grid gap-4 lg:grid-cols-[1fr_2.2fr] lg:gap-14">
        <h3 className="eyebrow lg:pt-3">{missionTitle}</h3>
        <p className="font-display text-statement">{mission}</p>
      </div>
    </Section>
  );
}
