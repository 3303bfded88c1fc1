import type { ReactNode } from 'react';

interface PageHeroProps {
  eyebrow: string;
  title: string;
  text: string;
  children?: ReactNode;
}

/** Top of an inner page: text on a patterned background, beside a woven strip on a wide screen. */
export function PageHero({ eyebrow, title, text, children }: PageHeroProps) {
  return (
    <section className="pattern-bogolan relative isolate border-b border-line">
      <div className="page-gutter pt-42 pb-14 lg:pt-44 lg:pb-20">
        <p className="eyebrow">{eyebrow}</p>
        <h1 className="mt-3 max-w-[9.3em] font-display text-hero">{title}</h1>
        <p className="mt-6 max-w-2xl text-lead text-muted">{text}</p>
        {children}
      </div>
      <div
        className="absolute top-18 right-0 -z-10 hidden w-72 text-accent opacity-25 lg:block"
        aria-hidden="true"
      >
        <div className="band-comb h-28" />
        <div className="band-lozenge h-28" />
        <div className="band-chevron h-28" />
      </div>
      <div className="band-chevron h-3 text-accent" aria-hidden="true" />
    </section>
  );
}
