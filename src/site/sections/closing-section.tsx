import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface ClosingSectionProps {
  content: { title: string; text: string };
  actions: ReactNode;
  theme: 'dark' | 'light';
  /** Pattern along the top edge. */
  bandClassName: string;
}

/** Last section of a page: a text, and buttons or links. */
export function ClosingSection({ content, actions, theme, bandClassName }: ClosingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={theme === 'light' ? 'theme-light' : 'pattern-bogolan'}>
      <div className={clsx(bandClassName, 'h-4 text-accent')} aria-hidden="true" />
      <div className="page-gutter grid gap-8 py-16 lg:grid-cols-[1.1fr_1fr] lg:items-end lg:gap-16 lg:py-24">
        <h2 id={id} className="max-w-[9.3em] font-display text-title">
          {content.title}
        </h2>
        <div className="reveal">
          <p className="text-lead text-muted">{content.text}</p>
          <div className="mt-6 flex flex-wrap gap-3">{actions}</div>
        </div>
      </div>
    </section>
  );
}
