import { featuresContent } from '@/content/pages/obouo-play-sections';

/** The six features, numbered. */
export function Features() {
  return (
    <>
      <h3 className="font-display text-heading">{featuresContent.title}</h3>
      <ul className="mt-8 grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {featuresContent.features.map((feature, index) => (
          <li key={feature.key} className="border-t-2 border-accent pt-4">
            <p className="font-display text-sm text-accent tabular-nums" aria-hidden="true">
              {String(index + 1).padStart(2, '0')}
            </p>
            <h4 className="mt-1 font-display text-xl leading-tight">{feature.title}</h4>
            <p className="mt-2 text-muted">{feature.text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
