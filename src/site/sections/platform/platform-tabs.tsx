import clsx from 'clsx';
import mockup from '@/assets/play-mockup.svg?w=480;960&format=avif;webp&quality=60&as=picture';
import {
  platformDevicesText,
  platformFeaturesText,
  platformTabsText,
  popularTitlesText,
} from '@/copy/pages/obouo-play';
import { Icon } from '@/shared/components/icon';
import { PanelTabs } from '@/shared/components/panel-tabs';
import { channelAccentClasses } from '@/site/components/channel-accent';
import { channelArtworks } from '@/site/components/channel-artworks';
import { Picture } from '@/site/components/picture';
import { Section } from '@/site/components/section';
import { useQueryParamChoice } from '@/site/hooks/use-url-query';

const tabKeys = ['fonctionnalites', 'appareils', 'contenus'] as const;

/** Constant elements, so React does not render them again when the tab changes. */
const panels = {
  fonctionnalites: <PlatformFeaturesPanel />,
  appareils: <PlatformDevicesPanel />,
  contenus: <PlatformPopularTitlesPanel />,
};

/** The six features, numbered. */
function PlatformFeaturesPanel() {
  return (
    <>
      <h3 className="font-display text-heading">{platformFeaturesText.title}</h3>
      <ul className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {platformFeaturesText.features.map((feature, index) => (
          <li
            key={feature.key}
            className="grid grid-cols-[3.25rem_1fr] border-t-2 border-accent pt-4 wrap-anywhere sm:block"
          >
            <p
              className="row-span-2 font-display text-[1.75rem] leading-[1.5rem] text-accent [font-variant-numeric:tabular-nums] sm:text-sm"
              aria-hidden="true"
            >
              {String(index + 1).padStart(2, '0')}
            </p>
            <h4 className="font-display text-xl sm:mt-1 leading-tight">{feature.title}</h4>
            <p className="mt-2 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Picture of the platform on several devices, and the list of these devices. */
function PlatformDevicesPanel() {
  const { title, text, mockupAlt, devices } = platformDevicesText;
  return (
    <div className="grid items-center gap-10 lg:grid-cols-2 lg:gap-16">
      <Picture
        source={mockup}
        alt={mockupAlt}
        sizes="(min-width: 1024px) 50vw, 100vw"
        className="h-auto w-full"
      />
      <div>
        <h3 className="font-display text-heading">{title}</h3>
        <p className="mt-3 text-lead text-muted">{text}</p>
        <ul className="mt-8 border-t border-line-strong">
          {devices.map((device) => (
            <li key={device.key} className="border-b border-line py-5">
              <h4 className="font-display text-xl">{device.title}</h4>
              <p className="mt-1 text-muted">{device.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Four popular titles, each below the artwork of its channel. */
function PlatformPopularTitlesPanel() {
  const { title, ratingLabel, durationLabel, items } = popularTitlesText;
  return (
    <>
      <h3 className="font-display text-heading">{title}</h3>
      <ul className="mt-8 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((item) => (
          <li
            key={item.title}
            className={clsx(
              'theme-dark flex flex-col overflow-hidden rounded-card bg-bg text-fg',
              channelAccentClasses[item.channel],
            )}
          >
            <Picture
              source={channelArtworks[item.channel]}
              alt=""
              sizes="(min-width: 1024px) 18rem, (min-width: 640px) 50vw, 100vw"
              className="aspect-4/3 w-full border-b-4 border-channel object-cover"
            />
            <div className="flex grow flex-col p-5">
              <p className="text-sm font-semibold text-channel">{item.category}</p>
              <h4 className="mt-1 grow font-display text-xl leading-tight">{item.title}</h4>
              <p className="mt-4 flex items-center justify-between gap-3 text-sm">
                <span className="inline-flex items-center gap-1.5 font-semibold">
                  <Icon name="star" className="text-channel" />
                  <span className="sr-only">{ratingLabel}</span>
                  {item.rating}
                </span>
                <span className="text-muted">
                  <span className="sr-only">{durationLabel}</span> {item.duration}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

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
