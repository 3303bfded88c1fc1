import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface TabSetProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  active: Key;
  onChoose: (key: Key) => void;
  panels: Record<Key, ReactNode>;
}

/** Where an arrow leads among `count` tabs, or nothing for another key. */
function destination(key: string, index: number, count: number): number | null {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return null;
}

/**
 * Tabs of the public pages (WAI-ARIA pattern: one stop, arrows, Home and End; the panel follows the focus). Every panel is
 * in the page: without script and in print they follow one another.
 */
export function TabSet<Key extends string>({ label, tabs, active, onChoose, panels }: TabSetProps<Key>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number) {
    const next = destination(event.key, index, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChoose(tab.key);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex border-b border-line-strong print:hidden noscript:hidden"
      >
        {tabs.map((tab, index) => {
          const selected = tab.key === active;
          return (
            <button
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-${tab.key}`}
              aria-selected={selected}
              aria-controls={`${id}-${tab.key}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChoose(tab.key)}
              onKeyDown={(event) => handleKey(event, index)}
              className="-mb-px min-h-12 grow border-b-4 border-transparent px-2 py-3 font-display leading-tight text-muted transition-colors hover:text-fg aria-selected:border-accent aria-selected:text-fg sm:grow-0 sm:px-7 sm:text-xl"
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}-${tab.key}-panel`}
          aria-labelledby={`${id}-${tab.key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus is itself a stop
          tabIndex={0}
          className={clsx('pt-10 lg:pt-14', tab.key !== active && 'hidden noscript:block print:block')}
        >
          {panels[tab.key]}
        </div>
      ))}
    </>
  );
}
