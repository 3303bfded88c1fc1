import { FigureList } from '@/components/ui/figure-list';
import { platformFigures } from '@/content/pages/obouo-play-sections';
import { Offers } from '@/sections/platform/offers';
import { PlatformTabs } from '@/sections/platform/platform-tabs';

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
