import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { platformOffersText } from '@/copy/pages/obouo-play';
import { getButtonClassName } from '@/shared/components/button-class-name';
import { Icon } from '@/shared/components/icon';
import { Section } from '@/site/components/section';

/** The free tier and the premium one, side by side. */
export function PlatformOffersSection() {
  const { offers, question, link } = platformOffersText;
  return (
    <Section {...platformOffersText}>
      <ul className="grid gap-6 lg:grid-cols-2 lg:gap-8">
        {offers.map((offer) => (
          <li
            key={offer.key}
            className={clsx(
              'reveal flex flex-col overflow-hidden rounded-card border',
              offer.key === 'premium' ? 'border-accent bg-surface-strong' : 'border-line bg-surface',
            )}
          >
            <div
              className={clsx('h-3 text-accent', offer.key === 'premium' ? 'band-chevron' : 'opacity-0')}
              aria-hidden="true"
            />
            <div className="p-7 pt-6 lg:p-10 lg:pt-8">
              <p className="eyebrow">{offer.kind}</p>
              <h3 className="mt-1 font-display text-title">{offer.name}</h3>
              <p className="mt-4 max-w-lg text-lead text-muted">{offer.text}</p>
              <ul className="mt-8 flex flex-col gap-3">
                {offer.points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Icon name="check" className="mt-0.5 text-accent" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4">
        <p className="text-lead text-muted">{question}</p>
        <Link to={link.href} className={getButtonClassName('outline')}>
          {link.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </Section>
  );
}
