import { platformTabs } from '@/copy/pages/obouo-play';
import { PanelTabs } from '@/shared/components/tabs';
import { Section } from '@/site/components/section';
import { useQueryChoice } from '@/site/hooks/use-query';
import { Devices } from './devices';
import { Features } from './features';
import { PopularContents } from './popular-contents';

const keys = ['fonctionnalites', 'appareils', 'contenus'] as const;

/** Functions, devices and programmes of the platform: three tabs, the open one in the address. */
export function PlatformTabs() {
  const [active, choose] = useQueryChoice(platformTabs.parameter, keys);
  return (
    <Section eyebrow={platformTabs.eyebrow} title={platformTabs.title} tone="paper">
      <PanelTabs
        label={platformTabs.label}
        tabs={platformTabs.items}
        active={active}
        onChoose={choose}
        panels={{
          fonctionnalites: <Features />,
          appareils: <Devices />,
          contenus: <PopularContents />,
        }}
      />
    </Section>
  );
}
