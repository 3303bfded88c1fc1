import { downloadAppDialogText } from '@/copy/download-app';
import { platformHeroText } from '@/copy/pages/obouo-play';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { SimulatedPlayer } from './simulated-player';

/** Top of the platform page: text, links to the two stores, and a simulated player. */
export function PlatformHero() {
  const { eyebrow, title, text, storesLabel } = platformHeroText;
  return (
    <section className="pattern-bogolan relative border-b border-line">
      <div className="page-gutter grid items-center gap-10 pt-42 pb-14 lg:grid-cols-[1fr_1.1fr] lg:gap-16 lg:pt-36 lg:pb-20">
        <div>
          <p className="eyebrow">{eyebrow}</p>
          <h1 className="mt-3 font-display text-[clamp(2.5rem,1.6rem+3.9vw,4.75rem)] leading-[0.98] tracking-[-0.02em]">
            {title}
          </h1>
          <p className="mt-6 max-w-xl text-lead text-muted">{text}</p>
          <ul aria-label={storesLabel} className="mt-8 flex flex-wrap gap-3">
            {downloadAppDialogText.stores.map((store, index) => (
              <li key={store.key}>
                <a
                  href={store.href}
                  target="_blank"
                  rel="noreferrer"
                  className={getButtonClassName(index === 0 ? 'primary' : 'outline')}
                >
                  {store.name}
                  <Icon name="external" />
                  <span className="sr-only">({downloadAppDialogText.newTab})</span>
                </a>
              </li>
            ))}
          </ul>
          <p className="mt-4 text-sm text-muted">{downloadAppDialogText.availability}</p>
        </div>
        <SimulatedPlayer />
      </div>
      <div className="band-chevron h-3 text-accent" aria-hidden="true" />
    </section>
  );
}
