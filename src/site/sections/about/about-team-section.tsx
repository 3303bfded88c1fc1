import aichaKouame from '@/assets/team-1.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import sergeMbarga from '@/assets/team-2.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import mariamDiop from '@/assets/team-3.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import ibrahimTraore from '@/assets/team-4.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import ngoziAdeyemi from '@/assets/team-5.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import kwameBoateng from '@/assets/team-6.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import type teamCollection from '@/copy/collections/team';
import { aboutTeamText } from '@/copy/pages/a-propos';
import { CollectionSection } from '@/site/components/collection-section';
import { CollectionPicture } from '@/site/components/cover-image';
import { Picture, type PictureSource } from '@/site/components/picture';
import type { CollectionMediaFile } from '@/site/data/collections';
import { useCollection } from '@/site/hooks/use-site-data';

/** Drawn portraits of the default members, shown until staff choose a photograph. */
const defaultPortraits: Readonly<Record<string, PictureSource>> = {
  'aicha-kouame': aichaKouame,
  'serge-mbarga': sergeMbarga,
  'mariam-diop': mariamDiop,
  'ibrahim-traore': ibrahimTraore,
  'ngozi-adeyemi': ngoziAdeyemi,
  'kwame-boateng': kwameBoateng,
};

const portraitClassName = 'aspect-5/6 w-full rounded-card object-cover';
const SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 48vw, 7rem';

const toInitials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((part) => part.charAt(0))
    .slice(0, 2)
    .join('');

interface PortraitProps {
  name: string;
  /** Photograph that staff chose. */
  file: CollectionMediaFile | undefined;
  artwork: PictureSource | undefined;
}

/** Photograph of a member, else an artwork, else the initials. */
function Portrait({ name, file, artwork }: PortraitProps) {
  if (file) return <CollectionPicture file={file} alt={name} sizes={SIZES} className={portraitClassName} />;
  if (artwork) {
    const alt = `${aboutTeamText.portraitAlt} ${name}`;
    return <Picture source={artwork} alt={alt} sizes={SIZES} className={portraitClassName} />;
  }
  return (
    <div
      aria-hidden="true"
      className={`${portraitClassName} grid place-items-center bg-surface-strong font-display text-title text-muted`}
    >
      {toInitials(name)}
    </div>
  );
}

/** The people who lead the group. */
export function AboutTeamSection() {
  const team = useCollection<typeof teamCollection>('equipe');
  return (
    <CollectionSection {...aboutTeamText} collection={team} theme="light">
      <ul className="grid gap-x-6 gap-y-10 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
        {team.items.map(({ id, name, role, bio, portrait }) => (
          <li key={id} className="reveal grid grid-cols-[6.5rem_1fr] items-start gap-5 sm:block">
            <div>
              <Portrait name={name} file={team.files[portrait]} artwork={defaultPortraits[id]} />
            </div>
            <div className="wrap-anywhere sm:mt-5">
              <h3 className="font-display text-heading">{name}</h3>
              <p className="font-semibold text-accent">{role}</p>
              <p className="mt-2 max-w-md text-muted">{bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </CollectionSection>
  );
}
