import { FigureList } from '@/components/ui/figure-list';
import { platformFigures } from '@/content/pages/obouo-play-sections';
import { Offers } from './offers';
import { PlatformTabs } from './platform-tabs';

/** Everything of the platform page below its player, in one chunk. */
export function PlatformBelowFold() {
  return (
    <>
      <div className="page-gutter py-14 lg:py-20">
        <FigureList figures={platformFigures} className="reveal" />
      </div>
      <PlatformTabs />
      <Offers />
    </>
  );
}
