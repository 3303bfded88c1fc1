import { useEffect, useId, useRef, useState } from 'react';
import type { FaqItem } from '@/copy/help/faq';
import { Icon } from '@/shared/components/icon';
import { useUrlSyncedValue } from '@/shared/hooks/use-url-synced-value';

interface FaqListProps {
  items: readonly FaqItem[];
  /** The question that the address asks for. */
  open: string | null;
  onOpen: (key: string | null) => void;
}

/** Questions as native `<details>`, one open at a time; the address follows. In print all are open. */
export function FaqList({ items, open, onOpen }: FaqListProps) {
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [openAtFirst] = useState(open);
  const questions = () => [...(list.current?.querySelectorAll('details') ?? [])];
  const write = useUrlSyncedValue(open, onOpen, (asked) => {
    for (const [index, question] of questions().entries()) question.open = items[index]?.id === asked;
  });

  // a question that joins the list is open if the address names it
  const before = useRef(items);
  useEffect(() => {
    const index = items.findIndex(({ id }) => id === open);
    const question = questions()[index];
    if (question && before.current.every(({ id }) => id !== open)) question.open = true;
    before.current = items;
  });

  function handleToggle() {
    const index = questions().findIndex((question) => question.open);
    write(items[index]?.id ?? null);
  }

  return (
    <div ref={list} className="wrap-anywhere border-b border-line-strong">
      {items.map(({ id, question, answer }) => (
        <details
          key={id}
          id={`question-${id}`}
          name={group}
          open={id === openAtFirst}
          className="group border-t border-line-strong"
          onToggle={handleToggle}
        >
          <summary className="flex min-h-16 items-center justify-between gap-6 py-4 text-lead leading-snug font-semibold transition-colors hover:text-accent">
            <h3>{question}</h3>
            <Icon
              name="plus"
              className="size-6 text-accent transition-transform duration-300 group-open:rotate-45 print:hidden"
            />
          </summary>
          <p className="max-w-prose pr-10 pb-6 leading-[1.7] text-muted">{answer}</p>
        </details>
      ))}
    </div>
  );
}
