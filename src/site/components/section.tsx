import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  eyebrow?: string;
  title: string;
  lead?: string;
  /** Anchor of the section. */
  anchor?: string;
  /** Light surface for long reading; the site's ink otherwise. */
  tone?: 'ink' | 'paper';
  className?: string;
  /** For staff: leads to what fills it. */
  edit?: ReactNode;
  children: ReactNode;
}

/** The rhythm of every page: one heading, one idea, generous air. */
export function Section({
  eyebrow,
  title,
  lead,
  anchor,
  tone = 'ink',
  className,
  edit,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      aria-labelledby={id}
      className={clsx('py-section', edit && 'relative', tone === 'paper' && 'on-paper', className)}
    >
      <div className="page-gutter">
        <header className="reveal mb-10 max-w-3xl lg:mb-14">
          {eyebrow ? <p className="eyebrow mb-3">{eyebrow}</p> : null}
          <h2 id={id} className="font-display text-title">
            {title}
          </h2>
          {lead ? <p className="mt-5 text-lead text-muted">{lead}</p> : null}
        </header>
        {children}
      </div>
      {edit}
    </section>
  );
}
