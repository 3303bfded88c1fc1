import { homeVisionText } from '@/copy/pages/home';
import { PictureBand, type PictureBandProps } from '@/site/components/picture-band';
import { Section } from '@/site/components/section';

interface HomeVisionSectionProps {
  missionPicture: Pick<PictureBandProps, 'picture' | 'narrowPicture'>;
}

/** Three pillars, and the mission on a picture. */
export function HomeVisionSection({ missionPicture }: HomeVisionSectionProps) {
  const { pillars, missionTitle, mission } = homeVisionText;
  return (
    <Section
      {...homeVisionText}
      heading="beside"
      className="pattern-bogolan"
      fullWidthBlock={
        <PictureBand section="homeBand" {...missionPicture}>
          <h3 className="eyebrow mb-3">{missionTitle}</h3>
          <p className="font-display text-statement lg:text-title">{mission}</p>
        </PictureBand>
      }
    >
      <ul>
        {pillars.map((pillar) => (
          <li
            key={pillar.key}
            className="reveal grid gap-3 border-t border-line-strong py-8 lg:grid-cols-[1fr_1.5fr]"
          >
            <h3 className="font-display text-statement text-accent">{pillar.title}</h3>
            <p className="text-lead text-muted">{pillar.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
