import { type KeyboardEvent, type ReactNode, useRef } from 'react';

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

/** Index of the tab that each key of the keyboard activates. */
const nextIndexByKeyName: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Tabs that filter one list (WAI-ARIA pattern: one Tab stop; arrows, Home and End choose at once). Not Radix,
 * whose 5 kB would be in the first script of most pages. Tabs that change panels are in `panel-tabs.tsx`.
 */
export function FilterTabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, activeKey, onChoose, id, panelId, className, tabClassName } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number) {
    // In browsers, Alt+ArrowLeft goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const nextIndex = nextIndexByKeyName[event.key]?.(index, tabs.length);
    if (nextIndex === undefined) return;
    const tab = tabs[nextIndex];
    if (!tab) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[nextIndex]?.focus();
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
