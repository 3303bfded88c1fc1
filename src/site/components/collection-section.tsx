import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { insertNumber } from '@/copy/numbers';
import { Section } from '@/site/components/section';

interface CollectionSectionProps extends ComponentProps<typeof Section> {
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
  const { count, empty, footer, children, eyebrow = '', title, lead, ...section } = props;
  const canShow = (words: string) => count > 1 || !words.includes('{nombre}');
  const isEmpty = count === 0;
  return (
    <Section
      {...section}
      eyebrow={canShow(title) ? eyebrow : undefined}
      title={canShow(title) ? insertNumber(title, count) : eyebrow}
      lead={lead && canShow(lead) ? insertNumber(lead, count) : undefined}
      heading={isEmpty ? 'beside' : section.heading}
      className={clsx(section.className, isEmpty && 'border-t border-line')}
    >
      {isEmpty ? <p className="text-lead text-muted">{empty}</p> : children}
      {footer}
    </Section>
  );
}
