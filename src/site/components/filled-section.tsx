import type { ComponentProps, ReactNode } from 'react';
import type { Delivered } from '@/copy/collection';
import { withNumber } from '@/copy/numbers';
import { Section } from '@/site/components/section';
import { EditLink } from './edit-link';

interface FilledSectionProps extends Omit<ComponentProps<typeof Section>, 'edit'> {
  of: Pick<Delivered, 'key' | 'label'>;
  /** Number of items: `{nombre}` in the title and the lead. */
  count: number;
  /** Sentence in the place of an empty list. */
  empty: string;
  /** Content below the list, with or without items. */
  below?: ReactNode;
}

/**
 * Part of a page with a list of staff. An empty list shows a sentence. With fewer than two items, no text
 * counts them.
 */
export function FilledSection(props: FilledSectionProps) {
  const { of, count, empty, below, children, eyebrow = '', title, lead, ...section } = props;
  const counts = (words: string) => count > 1 || !words.includes('{nombre}');
  const opening = counts(title) ? { eyebrow, title: withNumber(title, count) } : { title: eyebrow };
  return (
    <Section
      {...section}
      {...opening}
      {...(lead && counts(lead) && { lead: withNumber(lead, count) })}
      edit={<EditLink of={of} />}
    >
      {count > 0 ? children : <p className="text-lead text-muted">{empty}</p>}
      {below}
    </Section>
  );
}
