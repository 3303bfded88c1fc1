import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { CollectionEditLink } from './collection-edit-link';
import { PictureBand, type PictureBandProps } from './picture-band';

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Anchor of the section. */
  anchor?: string;
  /** `light` is for long reading. */
  theme?: 'dark' | 'light';
  /** Heading above the content, beside it on a wide screen, or on a picture over the whole width. */
  heading?: 'above' | 'beside' | Omit<PictureBandProps, 'children'>;
  className?: string;
  /** Key of the collection that fills this section: staff see a link to its form. */
  editedCollection?: string;
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
  editedCollection,
  children,
  fullWidthBlock,
}: SectionProps) {
  const id = useId();
  const isBeside = heading === 'beside';
  const isOnPicture = typeof heading === 'object';
  const header = (
    <header
      className={clsx(
        !isOnPicture && 'reveal mb-10 max-w-3xl',
        isBeside ? 'lg:sticky lg:top-28 lg:self-start' : !isOnPicture && 'lg:mb-14',
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
      className={clsx(editedCollection && 'relative', theme === 'light' && 'theme-light', className)}
    >
      {isOnPicture ? <PictureBand {...heading}>{header}</PictureBand> : null}
      <div
        className={clsx('page-gutter py-section', isBeside && 'lg:grid lg:grid-cols-[1fr_1.7fr] lg:gap-20')}
      >
        {isOnPicture ? null : header}
        {isBeside ? <div>{children}</div> : children}
      </div>
      {fullWidthBlock}
      {editedCollection ? <CollectionEditLink collection={editedCollection} /> : null}
    </section>
  );
}
