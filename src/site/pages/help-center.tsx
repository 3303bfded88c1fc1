import { Suspense } from 'react';
import { helpSeo } from '@/copy/pages/help-center';
import { PageHead } from '@/site/components/page-head';
import { HelpAnswersSection } from '@/site/sections/help/help-answers-section';
import { HelpHero } from '@/site/sections/help/help-hero';
import { SupportChannelsSection } from '@/site/sections/help/support-channels-section';

/** Help centre: search, domains, questions and support channels. */
export function Component() {
  return (
    <>
      <PageHead seo={helpSeo} />
      <HelpHero />
      <Suspense>
        <HelpAnswersSection />
        <SupportChannelsSection />
      </Suspense>
    </>
  );
}
