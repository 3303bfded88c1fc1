import { platformSeo } from '@/content/site/pages/obouo-play';
import { PlatformHero } from '@/site/sections/platform/platform-hero';
import { Island } from '@/site/ui/island';
import { Seo } from '@/site/ui/seo';
import Rest from './obouo-play-rest';

/** The streaming platform: a player to try, then features, devices, contents and offers. */
export function Component() {
  return (
    <>
      <Seo seo={platformSeo} />
      <PlatformHero />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
