import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { EnglishTerms } from '@/shared/components/english-terms';

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Anchor of the section. */
  anchor?: string;
  /** `paper`: light surface for long reading. `ink`: dark surface. */
  tone?: 'ink' | 'paper';
  className?: string;
  /** Link to the form in which staff edit this section. */
  editLink?: ReactNode;
  children: ReactNode;
}

/** Section of a page, with one heading and generous spacing. */
export function Section({
  eyebrow,
  title,
  lead,
  anchor,
  tone = 'ink',
  className,
  editLink,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={clsx('py-section', editLink && 'relative', tone === 'paper' && 'theme-light', className)}
    >
      <div className="page-gutter">
        <header className="reveal mb-10 max-w-3xl lg:mb-14">
          {eyebrow ? <p className="eyebrow mb-3">{eyebrow}</p> : null}
          <h2 id={id} className="font-display text-title">
            <EnglishTerms>{title}</EnglishTerms>
          </h2>
          {lead ? <p className="mt-5 text-lead text-muted">{lead}</p> : null}
        </header>
        {children}
      </div>
      {editLink}
    </section>
  );
}
