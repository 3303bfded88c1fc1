import { Suspense } from 'react';
import { helpSeo } from '@/copy/pages/help-center';
import { Seo } from '@/site/components/seo';
import { Answers } from '@/site/sections/help/answers';
import { HelpHero } from '@/site/sections/help/help-hero';
import { HelpSearch } from '@/site/sections/help/help-search';
import { Support } from '@/site/sections/help/support';

/** Help centre: search, domains, questions and support channels. */
export function Component() {
  return (
    <>
      <Seo seo={helpSeo} />
      <HelpHero search={<HelpSearch />} />
      <Suspense>
        <Answers />
        <Support />
      </Suspense>
    </>
  );
}
