import { lazy } from 'react';
import { awards } from '@/content/site/collections/awards';
import { awardsContent } from '@/content/site/pages/presse-sections';
import { useCollection } from '@/site/published/collections';
import { EditLink } from '@/site/published/edit-link';
import { Island } from '@/site/ui/island';
import { Section } from '@/site/ui/section';

// delivered without an award: a page without one does without what lists them
const AwardList = lazy(() => import('./award-list'));

/** What the group was awarded, newest first; until then one line that says it is to come. */
export function Awards() {
  const { eyebrow, title, anchor, placeholder, text: toCome } = awardsContent;
  const { items, files } = useCollection(awards);
  return (
    <Section
      eyebrow={eyebrow}
      title={title}
      anchor={anchor}
      className="ground-bogolan"
      edit={<EditLink of={awards} />}
    >
      {items.length === 0 ? (
        <div className="reveal grid items-baseline gap-x-12 gap-y-3 border-t border-line-strong pt-6 lg:grid-cols-[auto_1fr]">
          <p className="font-display text-heading text-highlight">{placeholder}</p>
          <p className="max-w-prose text-muted">{toCome}</p>
        </div>
      ) : (
        <Island>
          <AwardList items={items} files={files} />
        </Island>
      )}
    </Section>
  );
}
