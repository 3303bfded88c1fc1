import { platformFigures } from '@/content/site/pages/obouo-play-sections';
import { Offers } from '@/site/sections/platform/offers';
import { PlatformTabs } from '@/site/sections/platform/platform-tabs';
import { FigureList } from '@/site/ui/figure-list';

/** Everything of the platform page below its player. */
export default function PlatformRest() {
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
