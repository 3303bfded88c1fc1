import { deferred } from '@/components/deferred';
import { Seo } from '@/components/seo/seo';
import { platformSeo } from '@/content/pages/obouo-play';
import { PlatformHero } from '@/sections/platform/platform-hero';

const BelowFold = deferred('obouo-play', () =>
  import('@/sections/platform/below-fold').then((module) => module.PlatformBelowFold),
);

/** The streaming platform: a player to try, then features, devices, contents and offers. */
export function Component() {
  return (
    <>
      <Seo seo={platformSeo} />
      <PlatformHero />
      <BelowFold />
    </>
  );
}
