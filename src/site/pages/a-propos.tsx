import { Suspense, useId } from 'react';
import { Link } from 'react-router-dom';
import maskNarrow from '@/assets/hero-2.svg?w=480;720&aspect=3:4&fit=cover&position=right&format=avif;webp&quality=24&effort=4&as=picture';
import mask from '@/assets/hero-2.svg?w=960;1440;1920;2560&format=avif;webp&quality=45&as=picture';
import weave from '@/assets/hero-3.svg?w=440;800&aspect=4:5&fit=cover&position=right&format=avif;webp&quality=50&as=picture';
import aichaKouame from '@/assets/team-1.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import sergeMbarga from '@/assets/team-2.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import mariamDiop from '@/assets/team-3.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import ibrahimTraore from '@/assets/team-4.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import ngoziAdeyemi from '@/assets/team-5.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import kwameBoateng from '@/assets/team-6.svg?w=300;600&format=avif;webp&quality=50&as=picture';
import type teamCollection from '@/copy/collections/team';
import type timelineCollection from '@/copy/collections/timeline';
import type groupValuesCollection from '@/copy/collections/values';
import {
  aboutHeroText,
  aboutJoinText,
  aboutPurposeText,
  aboutSeo,
  aboutStoryText,
  aboutTeamText,
  aboutTimelineText,
  aboutValuesText,
  createAboutDescription,
} from '@/copy/pages/a-propos';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { CollectionSection } from '@/site/components/collection-section';
import { CollectionPicture } from '@/site/components/cover-image';
import { CollectionFigureList } from '@/site/components/figure-list';
import { PageHead } from '@/site/components/page-head';
import { Picture, type PictureSource } from '@/site/components/picture';
import { Section } from '@/site/components/section';
import { SectionPicture } from '@/site/components/section-picture';
import type { CollectionMediaFile } from '@/site/data/collections';
import { useCollection } from '@/site/hooks/use-site-data';
import { ClosingSection } from '@/site/sections/closing-section';
import { PageHero } from '@/site/sections/page-hero';

/** Story of the group, beside a picture. */
function AboutStorySection() {
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

/** Mission on a colour and vision on a picture, both over the whole width. */
function AboutPurposeSection() {
  const id = useId();
  const { eyebrow, title, mission, vision } = aboutPurposeText;
  return (
    <section aria-labelledby={id} className="grid lg:grid-cols-2">
      <div className="page-gutter flex flex-col justify-between gap-14 bg-accent py-section text-on-accent lg:pr-16 lg:pl-[max(4vw,100%-36rem)]">
        <header>
          <p className="mb-3 text-sm font-semibold">{eyebrow}</p>
          <h2 id={id} className="font-display text-title">
            {title}
          </h2>
          <div className="band-lozenge mt-6 h-6" aria-hidden="true" />
        </header>
        <div className="reveal">
          <h3 className="text-lead font-semibold">{mission.title}</h3>
          <p className="mt-3 font-display text-statement">{mission.text}</p>
        </div>
      </div>
      <div className="page-gutter relative isolate flex aspect-3/4 flex-col justify-end py-section lg:aspect-square lg:pr-[max(4vw,100%-36rem)] lg:pl-16 print:aspect-auto">
        <SectionPicture
          section="aboutBand"
          source={mask}
          narrow={{ source: maskNarrow, sizes: '100vw' }}
          alt=""
          sizes="100vw"
          className="absolute inset-0 -z-10 size-full object-cover object-right print:hidden"
        />
        <div
          className="absolute inset-0 -z-10 bg-linear-to-t from-bg from-30% to-transparent to-75% print:hidden"
          aria-hidden="true"
        />
        <div className="reveal">
          <h3 className="text-lead font-semibold text-highlight">{vision.title}</h3>
          <p className="mt-3 font-display text-statement">{vision.text}</p>
        </div>
      </div>
    </section>
  );
}

/** The group's values, as a numbered list beside its title. */
function AboutValuesSection() {
  const values = useCollection<typeof groupValuesCollection>('valeurs');
  return (
    <CollectionSection {...aboutValuesText} collection={values} theme="light" heading="beside">
      <ol>
        {values.items.map((value, index) => (
          <li key={value.id} className="reveal grid grid-cols-[3.25rem_1fr] border-t border-line-strong py-6">
            <p className="font-display text-title leading-none text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <div className="min-w-0">
              <h3 className="font-display text-heading">{value.title}</h3>
              <p className="mt-2 max-w-prose text-muted">{value.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </CollectionSection>
  );
}

/** History of the group, year by year: a vertical line on a phone, one horizontal line a year on a wide screen. */
function AboutTimelineSection() {
  const timeline = useCollection<typeof timelineCollection>('chronologie');
  const years = [...new Set(timeline.items.map(({ year }) => year))];
  return (
    <CollectionSection {...aboutTimelineText} collection={timeline}>
      <div className="flex flex-col gap-16 lg:gap-20">
        {years.map((year) => (
          <div key={year}>
            <h3 className="font-display text-[clamp(3.5rem,2.5rem+5vw,7rem)] leading-none tracking-[-0.03em] text-line-strong [font-variant-numeric:tabular-nums]">
              {year}
            </h3>
            <ol className="mt-8 grid lg:grid-cols-4 lg:gap-y-12">
              {timeline.items
                .filter((item) => item.year === year)
                .map(({ id, date, title, text }) => (
                  <li
                    key={id}
                    className="reveal relative border-l border-line-strong pb-10 pl-7 last:pb-0 lg:border-t lg:border-l-0 lg:pt-7 lg:pr-6 lg:pb-0 lg:pl-0"
                  >
                    <span
                      className="absolute top-1.5 -left-[0.4rem] size-3 rotate-45 bg-accent lg:-top-1.5 lg:left-0"
                      aria-hidden="true"
                    />
                    <p className="text-sm font-semibold text-highlight">{date}</p>
                    <h4 className="mt-1 font-display text-xl leading-tight">{title}</h4>
                    <p className="mt-2 text-muted">{text}</p>
                  </li>
                ))}
            </ol>
          </div>
        ))}
      </div>
    </CollectionSection>
  );
}

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
const PORTRAIT_SIZES = '(min-width: 1024px) 24rem, (min-width: 640px) 48vw, 7rem';

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
  drawing: PictureSource | undefined;
}

/** Photograph of a member, else a drawing, else the initials. */
function Portrait({ name, file, drawing }: PortraitProps) {
  if (file)
    return <CollectionPicture file={file} alt={name} sizes={PORTRAIT_SIZES} className={portraitClassName} />;
  if (drawing) {
    const alt = `${aboutTeamText.portraitAlt} ${name}`;
    return <Picture source={drawing} alt={alt} sizes={PORTRAIT_SIZES} className={portraitClassName} />;
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
function AboutTeamSection() {
  const team = useCollection<typeof teamCollection>('equipe');
  return (
    <CollectionSection {...aboutTeamText} collection={team} theme="light">
      <ul className="grid gap-x-6 gap-y-9 sm:gap-y-12 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8">
        {team.items.map(({ id, name, role, bio, portrait }) => (
          <li key={id} className="reveal grid grid-cols-[6.5rem_1fr] items-start gap-5 sm:block">
            <div>
              <Portrait name={name} file={team.files[portrait]} drawing={defaultPortraits[id]} />
            </div>
            <div className="sm:mt-5">
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

/** Two links: to the job offers and to the offices. */
function AboutJoinSection() {
  const { jobs, offices } = aboutJoinText;
  return (
    <ClosingSection
      content={aboutJoinText}
      theme="dark"
      bandClassName="band-comb"
      actions={
        <>
          <Link to={jobs.href} className={getButtonClassName('primary')}>
            {jobs.label}
            <Icon name="arrow-right" />
          </Link>
          <Link to={offices.href} className={getButtonClassName('outline')}>
            <Icon name="pin" />
            {offices.label}
          </Link>
        </>
      }
    />
  );
}

/** The group: story, mission and vision, values, timeline and team. */
export function Component() {
  const { items } = useCollection<typeof groupValuesCollection>('valeurs');
  return (
    <>
      <PageHead seo={{ ...aboutSeo, description: createAboutDescription(items.length) }} />
      <PageHero {...aboutHeroText}>
        <CollectionFigureList
          collection="chiffres-a-propos"
          className="mt-10 sm:grid-cols-3! lg:mt-14 lg:grid-cols-6!"
        />
      </PageHero>
      <Suspense>
        <AboutStorySection />
        <AboutPurposeSection />
        <AboutValuesSection />
        <AboutTimelineSection />
        <AboutTeamSection />
        <AboutJoinSection />
      </Suspense>
    </>
  );
}
