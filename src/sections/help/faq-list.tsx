import clsx from 'clsx';
import { useId } from 'react';
import type { FaqItem } from '@/content/help/faq';

interface FaqListProps {
  items: readonly FaqItem[];
  open: string | null;
  onOpen: (key: string | null) => void;
}

/** Questions, one answer open at a time. Without script and in print every answer shows. */
export function FaqList({ items, open, onOpen }: FaqListProps) {
  const id = useId();
  return (
    <ul className="border-b border-line-strong">
      {items.map(({ key, question, answer }) => {
        const expanded = key === open;
        return (
          <li key={key} className="border-t border-line-strong">
            <h3>
              <button
                id={`${id}-${key}`}
                type="button"
                aria-expanded={expanded}
                aria-controls={`${id}-${key}-answer`}
                onClick={() => onOpen(expanded ? null : key)}
                className="flex min-h-16 w-full items-center justify-between gap-6 py-4 text-left text-lead leading-snug font-semibold transition-colors hover:text-accent"
              >
                {question}
                <span
                  className={clsx(
                    'glyph-plus size-6 text-accent transition-transform duration-300 noscript:hidden print:hidden',
                    expanded && 'rotate-45',
                  )}
                  aria-hidden="true"
                />
              </button>
            </h3>
            <section
              id={`${id}-${key}-answer`}
              aria-labelledby={`${id}-${key}`}
              className={clsx(
                'max-w-prose pr-10 pb-6 leading-[1.7] text-muted',
                !expanded && 'hidden noscript:block print:block',
              )}
            >
              <p>{answer}</p>
            </section>
          </li>
        );
      })}
    </ul>
  );
}
