import one from '@/assets/team-1.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import two from '@/assets/team-2.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import three from '@/assets/team-3.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import four from '@/assets/team-4.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import five from '@/assets/team-5.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import six from '@/assets/team-6.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import { type TeamMember, teamContent } from '@/content/site/pages/a-propos-sections';
import { Picture, type PictureSource } from '@/site/ui/picture';
import { Section } from '@/site/ui/section';

const portraits: Record<TeamMember['portrait'], PictureSource> = {
  1: one,
  2: two,
  3: three,
  4: four,
  5: five,
  6: six,
};

/** The six people who lead the group. */
export function Team() {
  const { eyebrow, title, portraitAlt, members } = teamContent;
  return (
    <Section eyebrow={eyebrow} title={title} tone="paper">
      <ul className="grid gap-x-6 gap-y-9 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
        {members.map((member) => (
          <li key={member.name} className="reveal grid grid-cols-[6.5rem_1fr] items-start gap-5 sm:block">
            <div>
              <Picture
                source={portraits[member.portrait]}
                alt={`${portraitAlt} ${member.name}`}
                sizes="(min-width: 1024px) 24rem, (min-width: 640px) 48vw, 7rem"
                className="aspect-[5/6] w-full rounded-card object-cover"
              />
            </div>
            <div className="sm:mt-5">
              <h3 className="font-display text-heading">{member.name}</h3>
              <p className="font-semibold text-accent">{member.role}</p>
              <p className="mt-2 max-w-md text-muted">{member.bio}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
