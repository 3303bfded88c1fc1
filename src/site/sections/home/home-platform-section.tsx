import mockup from '@/assets/play-mockup.svg?w=480;960&format=avif;webp&quality=60&as=picture';
import { appStoreLinks } from '@/copy/app-store-links';
import { downloadAppDialogText } from '@/copy/download-app';
import { homePlatformText } from '@/copy/pages/home';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { CollectionFigureList } from '@/site/components/collection-figure-list';
import { Picture } from '@/site/components/picture';
import { Section } from '@/site/components/section';

/** The streaming platform: what it does, where, and how to get it. */
export function HomePlatformSection() {
  const { text, features, featuresTitle, devices, devicesTitle, mockupAlt } = homePlatformText;
  return (
    <Section {...homePlatformText} lead={text} anchor="obouo-play" theme="light">
      <div className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="reveal">
          <Picture
            source={mockup}
            alt={mockupAlt}
            sizes="(min-width: 1024px) 50vw, 100vw"
            className="h-auto w-full"
          />
        </div>
        <div>
          <h3 className="font-display text-heading">{featuresTitle}</h3>
          <ul className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2">
            {features.map((feature) => (
              <li key={feature.key} className="reveal border-t-2 border-accent pt-3">
                <p className="font-semibold">{feature.title}</p>
                <p className="text-muted">{feature.text}</p>
              </li>
            ))}
          </ul>
          <h3 className="mt-10 font-display text-heading">{devicesTitle}</h3>
          <ul className="mt-4 flex flex-wrap gap-2">
            {devices.map((device) => (
              <li key={device.key} className="rounded-card bg-surface-strong px-4 py-2 font-semibold">
                {device.label}
              </li>
            ))}
          </ul>
          <div className="mt-8 flex flex-wrap gap-3">
            {downloadAppDialogText.stores.map((store, index) => (
              <a
                key={store.key}
                href={appStoreLinks[store.key]}
                target="_blank"
                rel="noreferrer"
                className={getButtonClassName(index === 0 ? 'primary' : 'outline')}
              >
                {store.name}
                <span className="sr-only">({downloadAppDialogText.newTab})</span>
              </a>
            ))}
          </div>
        </div>
      </div>
      <CollectionFigureList collection="chiffres-plateforme" className="reveal mt-16" />
    </Section>
  );
}
