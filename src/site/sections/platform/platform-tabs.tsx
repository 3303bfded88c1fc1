import { platformTabs } from '@/copy/pages/obouo-play';
import { PanelTabs } from '@/shared/components/tabs';
import { Section } from '@/site/components/section';
import { useQueryChoice } from '@/site/hooks/use-query';
import { Devices } from './devices';
import { Features } from './features';
import { PopularContents } from './popular-contents';

const tabKeys = ['fonctionnalites', 'appareils', 'contenus'] as const;

/** Features, devices and programmes of the platform in three tabs. The address names the open tab. */
export function PlatformTabs() {
  const [active, setActive] = useQueryChoice(platformTabs.parameter, tabKeys);
  return (
    <Section eyebrow={platformTabs.eyebrow} title={platformTabs.title} tone="paper">
      <PanelTabs
        label={platformTabs.label}
        tabs={platformTabs.items}
        active={active}
        onChoose={setActive}
        panels={{
          fonctionnalites: <Features />,
          appareils: <Devices />,
          contenus: <PopularContents />,
        }}
      />
    </Section>
  );
}
