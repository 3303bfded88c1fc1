import { platformFeaturesText } from '@/copy/pages/obouo-play';

/** The six features, numbered. */
export function PlatformFeaturesPanel() {
  return (
    <>
      <h3 className="font-display text-heading">{platformFeaturesText.title}</h3>
      <ul className="mt-8 grid gap-x-12 gap-y-6 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-3">
        {platformFeaturesText.features.map((feature, index) => (
          <li
            key={feature.key}
            className="grid grid-cols-[3.25rem_1fr] border-t-2 border-accent pt-4 sm:block"
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
