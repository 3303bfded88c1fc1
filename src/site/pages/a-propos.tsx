import { aboutHero, aboutSeo } from '@/content/site/pages/a-propos';
import { PageHero } from '@/site/sections/page-hero';
import { FigureList } from '@/site/ui/figure-list';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './a-propos-rest';

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
