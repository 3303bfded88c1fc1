import { Suspense } from 'react';
import { values } from '@/copy/collections/values';
import { aboutDescription, aboutHero, aboutSeo } from '@/copy/pages/a-propos';
import { FigureList } from '@/site/components/figure-list';
import { Seo } from '@/site/components/seo';
import { useCollection } from '@/site/hooks/use-site-data';
import { Join } from '@/site/sections/about/join';
import { Purpose } from '@/site/sections/about/purpose';
import { Story } from '@/site/sections/about/story';
import { Team } from '@/site/sections/about/team';
import { Timeline } from '@/site/sections/about/timeline';
import { Values } from '@/site/sections/about/values';
import { PageHero } from '@/site/sections/page-hero';

/** The group: story, mission and vision, values, timeline and team. */
export function Component() {
  const { figures, ...hero } = aboutHero;
  const { items } = useCollection(values);
  return (
    <>
      <Seo seo={{ ...aboutSeo, description: aboutDescription(items.length) }} />
      <PageHero {...hero}>
        <FigureList figures={figures} className="mt-10 sm:grid-cols-3! lg:mt-14 lg:grid-cols-6!" />
      </PageHero>
      <Suspense>
        <Story />
        <Purpose />
        <Values />
        <Timeline />
        <Team />
        <Join />
      </Suspense>
    </>
  );
}
