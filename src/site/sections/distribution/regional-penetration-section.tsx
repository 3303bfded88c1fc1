import sunNarrow from '@/assets/hero-1.svg?w=480;640&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=20&effort=4&as=picture';
import sun from '@/assets/hero-1.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import { distributionPenetrationText } from '@/copy/pages/distribution';
import { PictureBand } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';

/** Share of the homes reached in each region, as a figure and a bar; then the number of homes, on a picture. */
export function RegionalPenetrationSection() {
  const { regions, households, householdsText } = distributionPenetrationText;
  return (
    <Section
      {...distributionPenetrationText}
      theme="light"
      anchor="penetration"
      fullWidthBlock={
        <PictureBand section="distributionBand" picture={sun} narrowPicture={sunNarrow}>
          <p className="font-display text-title">
            <strong className="block text-[clamp(6rem,3rem+14vw,15rem)] leading-[0.78] font-extrabold tracking-[-0.045em] text-highlight">
              {households.value}
            </strong>{' '}
            {households.label}
          </p>
          <p className="mt-4 max-w-md text-lead">{householdsText}</p>
        </PictureBand>
      }
    >
      <ul className="grid gap-10 lg:gap-x-20 lg:grid-cols-2">
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
    </Section>
  );
}
