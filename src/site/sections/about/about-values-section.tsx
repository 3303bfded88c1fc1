import { groupValuesCollection } from '@/copy/collections/values';
import { aboutValuesText } from '@/copy/pages/a-propos';
import { CollectionSection } from '@/site/components/collection-section';
import { useCollection } from '@/site/hooks/use-site-data';

/** The group's values, as a numbered list. The last row of the grid is always full. */
export function AboutValuesSection() {
  const { texts, items } = useCollection(groupValuesCollection);
  return (
    <CollectionSection
      {...aboutValuesText}
      {...texts}
      collection={groupValuesCollection}
      count={items.length}
      tone="paper"
    >
      <ol className="flex flex-wrap gap-px overflow-hidden rounded-card border border-line bg-line">
        {items.map((value, index) => (
          <li
            key={value.id}
            className="reveal min-w-0 grow basis-full bg-surface p-7 sm:basis-2/5 lg:basis-[30%] lg:p-9"
          >
            <p
              className="font-display text-title leading-none text-accent [font-variant-numeric:tabular-nums]"
              aria-hidden="true"
            >
              {index + 1}
            </p>
            <h3 className="mt-5 font-display text-heading">{value.title}</h3>
            <p className="mt-2 max-w-3xl text-muted">{value.text}</p>
          </li>
        ))}
      </ol>
    </CollectionSection>
  );
}
