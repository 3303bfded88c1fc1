import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabListProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  active: Key;
  onChoose: (key: Key) => void;
  /** Start of the ids of the tabs: `<id>-<key>`. */
  id: string;
  /** Id of the panel that a tab shows. */
  panelId: (key: Key) => string;
  className: string;
  tabClassName: (isActive: boolean) => string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * The one list of tabs (WAI-ARIA pattern: one stop, arrows, Home and End choose at once). Ours, because pages need it before
 * they are idle and Radix's weighs 5 kB there.
 */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, active, onChoose, id, panelId, className, tabClassName } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number) {
    const next = steps[event.key]?.(index, tabs.length);
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
          aria-selected={tab.key === active}
          aria-controls={panelId(tab.key)}
          tabIndex={tab.key === active ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          onKeyDown={(event) => handleKey(event, index)}
          className={tabClassName(tab.key === active)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
