import type { ReactNode } from 'react';
import { legalText } from '@/copy/legal/common';
import type { LegalDocument as Document } from '@/copy/legal/types';
import { LegalBlockView } from './legal-block-view';

interface LegalDocumentProps {
  document: Document;
  /** Button that each block of kind `action` shows. */
  action?: ReactNode;
}

/** A legal text, with its table of contents beside it. */
export function LegalDocumentView({ document, action }: LegalDocumentProps) {
  return (
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
  );
}
