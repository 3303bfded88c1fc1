import type { ReactNode } from 'react';
import { legalText } from '@/copy/legal/common';
import type { LegalDocument } from '@/copy/legal/types';
import type { PageSeo } from '@/copy/types';
import { formatLongDate } from '@/shared/lib/long-date';
import { PageHead } from '@/site/components/page-head';
import { LegalBlockView } from './legal-block-view';

interface LegalPageProps {
  seo: PageSeo;
  hero: { title: string; text: string };
  document: LegalDocument;
  /** True for a page with the date of its last update (specification). */
  hasUpdateDate?: boolean;
  /** Button at the top of the page, and in each block of kind `action`. */
  action?: ReactNode;
}

/** Top of a legal page. The title is smaller than on other pages, so that long titles fit on a phone. */
function LegalHero({
  hero,
  hasUpdateDate,
  action,
}: Pick<LegalPageProps, 'hero' | 'hasUpdateDate' | 'action'>) {
  return (
    <section className="pattern-bogolan border-b border-line">
      <div className="page-gutter pt-42 pb-12 lg:pt-40 lg:pb-16">
        <p className="eyebrow">{legalText.eyebrow}</p>
        <h1 className="mt-3 max-w-[10em] md:max-w-[12.8em] font-display text-title">{hero.title}</h1>
        <p className="mt-5 max-w-2xl text-lead text-muted">{hero.text}</p>
        {hasUpdateDate ? (
          <p className="mt-5 text-sm text-muted">
            {legalText.updatedLabel}{' '}
            <time dateTime={legalText.updatedOn}>{formatLongDate(legalText.updatedOn)}</time>
          </p>
        ) : null}
        {action ? <div className="mt-7">{action}</div> : null}
      </div>
      <div className="band-comb h-3 text-accent" aria-hidden="true" />
    </section>
  );
}

/** A legal text, with its table of contents beside it. */
export function LegalPage({ seo, hero, document, hasUpdateDate, action }: LegalPageProps) {
  return (
    <>
      <PageHead seo={seo} />
      <LegalHero hero={hero} hasUpdateDate={hasUpdateDate} action={action} />
      <div className="theme-light py-section">
        <div className="page-gutter grid gap-14 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-20">
          <nav aria-labelledby="sommaire" className="self-start lg:sticky lg:top-28 print:hidden">
            <h2 id="sommaire" className="text-sm font-semibold text-accent">
              {legalText.contents}
            </h2>
            <ol className="mt-3 divide-y divide-line border-y border-line">
              {document.sections.map((section, index) => (
                <li key={section.id}>
                  <a
                    href={`#${section.id}`}
                    className="flex min-h-11 items-center gap-3 py-1.5 leading-snug hover:text-accent hover:underline"
                  >
                    <span
                      className="w-5 shrink-0 font-semibold text-accent [font-variant-numeric:tabular-nums]"
                      aria-hidden="true"
                    >
                      {index + 1}
                    </span>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <div className="max-w-prose text-[1.0625rem] leading-[1.75]">
            {document.sections.map((section, index) => (
              <section
                key={section.id}
                id={section.id}
                aria-labelledby={`${section.id}-titre`}
                className="mt-16 first:mt-0"
              >
                <h2 id={`${section.id}-titre`} className="font-display text-statement">
                  <span className="mr-3 text-accent">{index + 1}.</span>
                  {section.title}
                </h2>
                {section.blocks.map((block, position) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes order
                  <LegalBlockView key={position} block={block} action={action} />
                ))}
              </section>
            ))}
          </div>
        </div>
      </div>
    </>
  );
}
