import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { FigureList } from '@/components/ui/figure-list';
import { aboutHero, aboutSeo } from '@/content/pages/a-propos';
import { PageHero } from '@/sections/page-hero';

const Rest = lazy(() => import('./a-propos-rest'));

/** Who the group is: story, mission and vision, values, timeline and team. */
export function Component() {
  const { figures, ...hero } = aboutHero;
  return (
    <>
      <Seo seo={aboutSeo} />
      <PageHero {...hero}>
        <FigureList figures={figures} className="mt-10 sm:grid-cols-3! lg:mt-14 lg:grid-cols-6!" />
      </PageHero>
      <Island>
        <Rest />
      </Island>
    </>
  );
}
