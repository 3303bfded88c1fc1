import clsx from 'clsx';
import { type ReactNode, useId } from 'react';

interface ClosingSectionProps {
  content: { title: string; text: string };
  actions: ReactNode;
  theme: 'dark' | 'light';
  /** Class of the pattern along the top edge; each page has another one. */
  band: string;
}

/** Last section of a page: a text, and buttons or links. */
export function ClosingSection({ content, actions, theme, band }: ClosingSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={theme === 'light' ? 'theme-light' : 'pattern-bogolan'}>
      <div className={clsx(band, 'h-4 text-accent')} aria-hidden="true" />
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
