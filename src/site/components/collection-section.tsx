import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { insertNumber } from '@/copy/numbers';
import { Section } from './section';

interface CollectionSectionProps
  extends Omit<ComponentProps<typeof Section>, 'title' | 'lead' | 'collection'> {
  collection: {
    key: string;
    texts: { eyebrow?: string; title: string; lead?: string };
    items: readonly unknown[];
  };
  /** Number of visible items; all by default. It replaces `{nombre}` in the title and the lead. */
  count?: number;
  /** True when an empty list hides the lead, because the lead describes the items. */
  hidesLeadWhenEmpty?: boolean;
  /** Sentence in the place of an empty list. */
  empty: string;
  /** Content below the list, with or without items. */
  footer?: ReactNode;
}

/**
 * Section of a page with a list that staff maintain. An empty list shows a sentence beside the title. A title or lead
 * with the number of items is hidden for fewer than two items. The eyebrow takes the place of a hidden title.
 */
export function CollectionSection(props: CollectionSectionProps) {
  const {
    collection,
    count = collection.items.length,
    hidesLeadWhenEmpty,
    empty,
    footer,
    ...sectionProps
  } = props;
  const { eyebrow = sectionProps.eyebrow ?? '', title, lead = '' } = collection.texts;
  const isEmpty = count === 0;
  const isTextShown = (text: string) => count > 1 || !text.includes('{nombre}');
  const isTitleShown = isTextShown(title);
  const isLeadShown = isTextShown(lead) && !(isEmpty && hidesLeadWhenEmpty);
  return (
    <Section
      {...sectionProps}
      eyebrow={isTitleShown ? eyebrow : undefined}
      title={isTitleShown ? insertNumber(title, count) : eyebrow}
      lead={isLeadShown ? insertNumber(lead, count) : undefined}
      heading={isEmpty ? 'beside' : sectionProps.heading}
      className={clsx(sectionProps.className, isEmpty && 'border-t border-line')}
      collection={collection.key}
    >
      {isEmpty ? <p className="text-lead text-muted">{empty}</p> : sectionProps.children}
      {footer}
    </Section>
  );
}
