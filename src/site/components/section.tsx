import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { CollectionEditLink } from './collection-edit-link';

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Anchor of the section. */
  anchor?: string;
  theme?: 'dark' | 'light';
  /** Heading above the content, or beside it on a wide screen. A function puts another element around the heading. */
  heading?: 'above' | 'beside' | ((heading: ReactNode) => ReactNode);
  className?: string;
  /** Key of the collection in which staff edit this section. */
  collection?: string;
  children: ReactNode;
  /** Last block of the section, over the whole width. */
  fullWidthBlock?: ReactNode;
}

/** Section of a page, with one heading and generous spacing. */
export function Section({
  eyebrow,
  title,
  lead,
  anchor,
  theme = 'dark',
  heading = 'above',
  className,
  collection,
  children,
  fullWidthBlock,
}: SectionProps) {
  const id = useId();
  const isBeside = heading === 'beside';
  const wrapHeading = typeof heading === 'function' ? heading : null;
  const header = (
    <header
      className={clsx(
        !wrapHeading && 'reveal mb-10 max-w-3xl',
        isBeside && 'lg:sticky lg:top-28 lg:self-start',
        heading === 'above' && 'lg:mb-14',
      )}
    >
      {eyebrow ? <p className="eyebrow mb-3">{eyebrow}</p> : null}
      <h2 id={id} className="font-display text-title">
        <TextWithEnglishTerms>{title}</TextWithEnglishTerms>
      </h2>
      {lead ? <p className="mt-5 text-lead text-muted">{lead}</p> : null}
    </header>
  );
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={clsx(collection && 'relative', theme === 'light' && 'theme-light', className)}
    >
      {wrapHeading?.(header)}
      <div
        className={clsx('page-gutter py-section', isBeside && 'lg:grid lg:grid-cols-[1fr_1.7fr] lg:gap-20')}
      >
        {wrapHeading ? null : header}
        {isBeside ? <div>{children}</div> : children}
      </div>
      {fullWidthBlock}
      {collection ? <CollectionEditLink collection={collection} /> : null}
    </section>
  );
}
