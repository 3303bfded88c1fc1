import { lazy } from 'react';
import { Island } from '@/components/island';
import { Seo } from '@/components/seo/seo';
import { channelsSeo } from '@/content/pages/chaines';
import { Stage } from '@/sections/channels/stage';

const Rest = lazy(() => import('./chaines-rest'));

/** The four channels, one featured at a time: `?chaine=` says which. */
export function Component() {
  return (
    <>
      <Seo seo={channelsSeo} />
      <Stage />
      <Island>
        <Rest />
      </Island>
    </>
  );
}
