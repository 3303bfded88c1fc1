import type groupValuesCollection from '@/copy/collections/values';
import { aboutValuesText } from '@/copy/pages/a-propos';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** The group's values, as a numbered list beside its title. */
export function AboutValuesSection() {
  const values = useCollection<typeof groupValuesCollection>('valeurs');
  return (
    <CollectionSection {...aboutValuesText} collection={values} theme="light" heading="beside">
      <ol>
        {values.items.map((value, index) => (
          <li key={value.id} className="reveal grid grid-cols-[3.25rem_1fr] border-t border-line-strong py-6">
            <p className="font-display text-title leading-none text-accent" aria-hidden="true">
              {index + 1}
            </p>
            <div className="min-w-0">
              <h3 className="font-display text-heading">{value.title}</h3>
              <p className="mt-2 max-w-prose text-muted">{value.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </CollectionSection>
  );
}
