import { helpSeo } from '@/content/site/pages/help-center';
import { HelpHero } from '@/site/sections/help/help-hero';
import { HelpSearch } from '@/site/sections/help/help-search';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './help-center-rest';

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
