import { useId, useRef } from 'react';
import type { HelpQuestion } from '@/copy/help/faq';
import { Icon } from '@/shared/components/icon';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';

interface FaqListProps {
  items: readonly HelpQuestion[];
  /** Id of the question that the URL opens. */
  openId: string | null;
  onOpen: (id: string | null) => void;
}

/** Questions as native `<details>`, one open at a time. The URL contains the id of the open question. In print all are open. */
export function FaqList({ items, openId, onOpen }: FaqListProps) {
  const groupName = useId();
  const listRef = useRef<HTMLDivElement>(null);

  /** Both the question that opens and the one that closes call this. So the list tells which one is open. */
  function handleToggle() {
    const details = [...(listRef.current?.querySelectorAll('details') ?? [])];
    const index = details.findIndex(({ open }) => open);
    onOpen(items[index]?.id ?? null);
  }

  return (
    <div ref={listRef} className="wrap-anywhere border-b border-line-strong">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          id={`question-${id}`}
          name={groupName}
          open={id === openId}
          className="group border-t border-line-strong"
          onToggle={handleToggle}
        >
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-lead leading-snug font-semibold transition-colors hover:text-accent">
            <h3>
              <TextWithEnglishTerms>{question}</TextWithEnglishTerms>
            </h3>
            <Icon
              name="plus"
              className="size-6 text-accent transition-transform duration-300 group-open:rotate-45 print:hidden"
            />
          </summary>
          <p className="max-w-prose pr-10 pb-6 leading-[1.7] text-muted">
            <TextWithEnglishTerms>{answer}</TextWithEnglishTerms>
          </p>
        </details>
      ))}
    </div>
  );
}
