import type { ReactNode } from 'react';
import { documentsContent } from '@/content/site/pages/investisseurs-sections';
import { Section } from '@/site/ui/section';

/** Four documents, each with its type, its size and the button that asks for it. */
export function Documents({ renderAction }: { renderAction: (title: string) => ReactNode }) {
  const { eyebrow, title, lead, documents } = documentsContent;
  return (
    <Section eyebrow={eyebrow} title={title} lead={lead} tone="paper" anchor="documents">
      <ul className="border-t-2 border-fg">
        {documents.map((document) => (
          <li
            key={document.title}
            className="reveal grid grid-cols-[4.5rem_1fr] items-center gap-x-5 gap-y-4 border-b border-line py-6 sm:grid-cols-[4.5rem_1fr_5rem_auto] sm:gap-x-8 lg:py-8"
          >
            <p className="flex w-18 items-end justify-center rounded-card bg-fg px-2 pt-8 pb-2 font-display text-bg [clip-path:polygon(0_0,calc(100%-1.1rem)_0,100%_1.1rem,100%_100%,0_100%)] sm:pt-9">
              {document.type}
            </p>
            <div>
              <h3 className="font-display text-heading">{document.title}</h3>
              <p className="mt-1 text-muted">{document.text}</p>
            </div>
            <p className="font-semibold whitespace-nowrap sm:text-right">{document.size}</p>
            <div className="justify-self-end">{renderAction(document.title)}</div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
