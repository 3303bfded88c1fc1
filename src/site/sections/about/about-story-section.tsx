import weave from '@/assets/hero-3.svg?w=440;800&aspect=4:5&fit=cover&position=right&format=avif;webp&quality=50&as=picture';
import { aboutStoryText } from '@/copy/pages/a-propos';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';

/** Story of the group, beside a picture. */
export function AboutStorySection() {
  const { opening, paragraphs, imageAlt } = aboutStoryText;
  return (
    <Section {...aboutStoryText} theme="light">
      <div className="grid gap-10 lg:grid-cols-[1fr_1.3fr] lg:gap-20">
        <div className="reveal">
          <SectionPicture
            section="about"
            source={weave}
            alt={imageAlt}
            sizes="(min-width: 1024px) 32rem, 100vw"
            className="aspect-3/2 w-full rounded-card object-cover sm:aspect-2/1 lg:aspect-4/5"
          />
        </div>
        <div className="reveal flex max-w-prose flex-col gap-5 lg:self-center">
          <p className="font-display text-statement">{opening}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="text-lead text-muted">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
