import { Suspense } from 'react';
import type groupValuesCollection from '@/copy/collections/values';
import { aboutHeroText, aboutSeo, createAboutDescription } from '@/copy/pages/a-propos';
import { CollectionFigureList } from '@/site/components/figure-list';
import { PageHead } from '@/site/components/page-head';
import { useCollection } from '@/site/hooks/use-site-data';
import { AboutJoinSection } from '@/site/sections/about/about-join-section';
import { AboutPurposeSection } from '@/site/sections/about/about-purpose-section';
import { AboutStorySection } from '@/site/sections/about/about-story-section';
import { AboutTeamSection } from '@/site/sections/about/about-team-section';
import { AboutTimelineSection } from '@/site/sections/about/about-timeline-section';
import { AboutValuesSection } from '@/site/sections/about/about-values-section';
import { PageHero } from '@/site/sections/page-hero';

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
