import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';

interface TabListProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  activeKey: Key;
  onChoose: (key: Key) => void;
  /** Prefix of the ids of the tabs: `<id>-<key>`. */
  id: string;
  panelId: string;
  className: string;
  tabClassName: (isActive: boolean) => string;
}

const getNextIndexByKey: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs that filter one list (WAI-ARIA pattern: one Tab stop; arrows, Home and End choose at once). Not Radix,
 * whose 5 kB would be in the first script of most pages. Tabs that change panels are in `tabs.tsx`.
 */
export function FilterTabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, activeKey, onChoose, id, panelId, className, tabClassName } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number) {
    const next = getNextIndexByKey[event.key]?.(index, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || !tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChoose(tab.key);
  }

  return (
    <div ref={list} role="tablist" aria-label={label} className={className}>
      {tabs.map((tab, index) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          aria-selected={tab.key === activeKey}
          aria-controls={panelId}
          tabIndex={tab.key === activeKey ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          onKeyDown={(event) => handleKey(event, index)}
          className={tabClassName(tab.key === activeKey)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

interface FilterTab<Value extends string> {
  value: Value;
  label: string;
  /** Undefined until it is known; the tab then shows its label only. */
  count: number | undefined;
  /** True when the server counted only up to this number. */
  isCapped?: boolean;
}

export interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly FilterTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Units that screen readers announce after each count: « 2 offres ». */
  units: { one: string; many: string };
  children: ReactNode;
}

/** Returns the classes of a tab with a count. */
export const getFilterTabClassName = (isActive: boolean): string =>
  clsx(
    'inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-card text-left wrap-anywhere border px-3.5 font-semibold sm:px-4',
    isActive
      ? 'border-accent bg-accent text-on-accent'
      : 'border-line-strong hover:border-highlight hover:text-highlight',
  );

interface CountLabelProps {
  label: string;
  count: number | undefined;
  isCapped?: boolean;
  isActive: boolean;
  units: { one: string; many: string };
}

/** Label of a tab and its count. */
export function CountLabel({ label, count, isCapped, isActive, units }: CountLabelProps) {
  return (
    <>
      <TextWithEnglishTerms>{label}</TextWithEnglishTerms>
      {count === undefined ? null : (
        <span
          className={clsx(
            'text-sm font-normal [font-variant-numeric:tabular-nums]',
            !isActive && 'text-muted',
          )}
        >
          {/* The first call of `toLocaleString` takes a phone 80 ms. */}
          {count < 1000 ? count : count.toLocaleString('fr-FR')}
          {isCapped ? '+' : null}
          <span className="sr-only"> {count > 1 ? units.many : units.one}</span>
        </span>
      )}
    </>
  );
}

/** Tabs that filter one list, each with its count. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onChange, units, children } = props;
  const id = useId();
  const panelId = `${id}-panel`;
  return (
    <>
      <FilterTabList
        label={label}
        tabs={tabs.map((tab) => ({
          key: tab.value,
          label: <CountLabel {...tab} isActive={tab.value === value} units={units} />,
        }))}
        activeKey={value}
        onChoose={onChange}
        id={id}
        panelId={panelId}
        className="flex flex-wrap gap-2 print:hidden noscript:hidden"
        tabClassName={getFilterTabClassName}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-8 lg:pt-10">
        {children}
      </div>
    </>
  );
}
