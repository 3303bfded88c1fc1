import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { insertNumber } from '@/copy/numbers';
import { Section } from '@/site/components/section';
import { CollectionEditLink } from './collection-edit-link';

interface CollectionSectionProps extends Omit<ComponentProps<typeof Section>, 'editLink'> {
  /** Key of the collection. */
  collection: string;
  /** Number of items, which replaces `{nombre}` in the title and the lead. */
  count: number;
  /** Sentence in the place of an empty list. */
  empty: string;
  /** Content below the list, with or without items. */
  footer?: ReactNode;
}

/**
 * Section of a page with a list that staff maintain. An empty list shows a sentence beside the title. A title or lead
 * with the number of items is hidden for fewer than two items.
 */
export function CollectionSection(props: CollectionSectionProps) {
  const { collection, count, empty, footer, children, eyebrow = '', title, lead, ...section } = props;
  const isShowable = (words: string) => count > 1 || !words.includes('{nombre}');
  const heading = isShowable(title) ? { eyebrow, title: insertNumber(title, count) } : { title: eyebrow };
  return (
    <Section
      {...section}
      {...(count === 0 && { heading: 'beside', className: clsx(section.className, 'border-t border-line') })}
      {...heading}
      {...(lead && isShowable(lead) && { lead: insertNumber(lead, count) })}
      editLink={<CollectionEditLink collection={collection} />}
    >
      {count > 0 ? children : <p className="text-lead text-muted">{empty}</p>}
      {footer}
    </Section>
  );
}
