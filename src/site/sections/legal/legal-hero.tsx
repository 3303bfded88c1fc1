import type { ReactNode } from 'react';
import { legalText } from '@/copy/legal/common';

interface LegalHeroProps {
  title: string;
  text: string;
  /** Pages the specification dates. */
  dated?: boolean;
  children?: ReactNode;
}

/** Opening of a legal page: quieter than the others, long titles fit a phone. */
export function LegalHero({ title, text, dated = false, children }: LegalHeroProps) {
  return (
    <section className="ground-bogolan border-b border-line">
      <div className="page-gutter pt-42 pb-12 lg:pt-40 lg:pb-16">
        <p className="eyebrow">{legalText.eyebrow}</p>
        <h1 className="mt-3 max-w-[10em] md:max-w-[12.8em] font-display text-title">{title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{text}</p>
        {dated ? (
          <p className="mt-5 text-sm text-muted">
            {legalText.updated} <time dateTime={legalText.updatedDay}>{legalText.updatedOn}</time>
          </p>
        ) : null}
        {children}
      </div>
      <div className="band-comb h-3 text-accent" aria-hidden="true" />
    </section>
  );
}
