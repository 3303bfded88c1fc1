import type { ReactNode } from 'react';
import { legalText } from '@/copy/legal/common';
import { formatLongDate } from '@/shared/lib/long-date';

interface LegalHeroProps {
  title: string;
  text: string;
  /** True when the page shows the date of its last update (specification). */
  showsUpdateDate?: boolean;
  children?: ReactNode;
}

/** Top of a legal page. The title is smaller than on other pages, so that long titles fit on a phone. */
export function LegalHero({ title, text, showsUpdateDate = false, children }: LegalHeroProps) {
  return (
    <section className="pattern-bogolan border-b border-line">
      <div className="page-gutter pt-42 pb-12 lg:pt-40 lg:pb-16">
        <p className="eyebrow">{legalText.eyebrow}</p>
        <h1 className="mt-3 max-w-[10em] md:max-w-[12.8em] font-display text-title">{title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{text}</p>
        {showsUpdateDate ? (
          <p className="mt-5 text-sm text-muted">
            {legalText.updatedLabel}{' '}
            <time dateTime={legalText.updatedOn}>{formatLongDate(legalText.updatedOn)}</time>
          </p>
        ) : null}
        {children}
      </div>
      <div className="band-comb h-3 text-accent" aria-hidden="true" />
    </section>
  );
}
