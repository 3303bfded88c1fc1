import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface FilterTabsProps<Value extends string> {
  label: string;
  /** No count yet: the tab stands without. `more`: there are more than that, and they were not counted. */
  tabs: readonly { value: Value; label: string; count: number | undefined; more?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Said after each count: « 2 offres ». */
  units: { one: string; many: string };
  /** The filtered list. */
  children: ReactNode;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs that filter one list, each with how many entries it holds (WAI-ARIA tabs, arrow keys select at once). */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onChange, units, children } = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  function handleKeyDown(event: KeyboardEvent, index: number) {
    const next = steps[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
    onChange(tab.value);
  }

  return (
    <>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-2 print:hidden noscript:hidden"
      >
        {tabs.map((tab, index) => {
          const selected = tab.value === value;
          return (
            <button
              key={tab.value}
              id={`${id}-${tab.value}`}
              type="button"
              role="tab"
              aria-selected={selected}
              aria-controls={`${id}-panel`}
              tabIndex={selected ? 0 : -1}
              onClick={() => onChange(tab.value)}
              onKeyDown={(event) => handleKeyDown(event, index)}
              className={clsx(
                'inline-flex min-h-11 items-center gap-2.5 rounded-card border px-3.5 font-semibold transition-colors sm:px-4',
                selected
                  ? 'border-accent bg-accent text-on-accent'
                  : 'border-line-strong hover:border-highlight hover:text-highlight',
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className={clsx('text-sm font-normal tabular-nums', !selected && 'text-muted')}>
                  {tab.count.toLocaleString('fr-FR')}
                  {tab.more ? '+' : null}
                  <span className="sr-only"> {tab.count === 1 ? units.one : units.many}</span>
                </span>
              )}
            </button>
          );
        })}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-8 lg:pt-10">
        {children}
      </div>
    </>
  );
}
