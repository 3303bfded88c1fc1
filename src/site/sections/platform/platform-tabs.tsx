import { platformTabsText } from '@/copy/pages/obouo-play';
import { PanelTabs } from '@/shared/components/panel-tabs';
import { Section } from '@/site/components/section';
import { useQueryParamChoice } from '@/site/hooks/use-url-query';
import { PlatformDevicesPanel } from './platform-devices-panel';
import { PlatformFeaturesPanel } from './platform-features-panel';
import { PlatformPopularTitlesPanel } from './platform-popular-titles-panel';

const tabKeys = ['fonctionnalites', 'appareils', 'contenus'] as const;

/** Constant elements, so React does not render them again when the tab changes. */
const panels = {
  fonctionnalites: <PlatformFeaturesPanel />,
  appareils: <PlatformDevicesPanel />,
  contenus: <PlatformPopularTitlesPanel />,
};

/** Features, devices and programmes of the platform in three tabs. The URL names the open tab. */
export function PlatformTabs() {
  const [activeKey, setActiveKey] = useQueryParamChoice(platformTabsText.parameter, tabKeys);
  return (
    <Section {...platformTabsText} theme="light">
      <PanelTabs
        label={platformTabsText.label}
        tabs={platformTabsText.items}
        activeKey={activeKey}
        onChoose={setActiveKey}
        panels={panels}
      />
    </Section>
  );
}
