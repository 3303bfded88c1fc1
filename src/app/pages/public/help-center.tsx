import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { helpSeo } from '@/content/pages/help-center';
import { HelpHero } from '@/sections/help/help-hero';
import { HelpSearch } from '@/sections/help/help-search';

const PART = 'aide';

const BelowFold = deferred(PART, () =>
  import('@/sections/help/below-fold').then((module) => module.HelpBelowFold),
);

/** Help centre: search, domains, questions, ways to reach someone. */
export function Component() {
  return (
    <>
      <Seo seo={helpSeo} />
      <HelpHero search={<HelpSearch resultsPart={PART} />} />
      <BelowFold />
    </>
  );
}
