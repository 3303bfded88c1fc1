import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { helpSeo } from '@/content/pages/help-center';
import { HelpHero } from '@/sections/help/help-hero';
import { HelpSearch } from '@/sections/help/help-search';

const Rest = lazy(() => import('./help-center-rest'));

/** Help centre: search, domains, questions, ways to reach someone. */
export function Component() {
  return (
    <>
      <Seo seo={helpSeo} />
      <HelpHero search={<HelpSearch />} />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
