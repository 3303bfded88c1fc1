import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabListProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: ReactNode }[];
  activeKey: Key;
  onChoose: (key: Key) => void;
  /** Prefix of the ids of tabs and panels. */
  id: string;
  className: string;
  tabClassName: (isActive: boolean) => string;
}

const getTabId = (id: string, key: string) => `${id}-${key}`;
const getPanelId = (id: string, key: string) => `${id}-${key}-panel`;

/** Returns the attributes of the panel of a tab. `id` is that of the `TabList`. */
export const getTabPanelProps = (id: string, key: string) => ({
  role: 'tabpanel',
  id: getPanelId(id, key),
  'aria-labelledby': getTabId(id, key),
});

/** Index of the tab that each key of the keyboard activates. */
const nextIndexByKeyName: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/**
 * Row of tabs (WAI-ARIA pattern: one Tab stop; arrows, Home and End choose at once). Not Radix, whose 5 kB would be
 * in the first script of most pages.
 */
export function TabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, activeKey, onChoose, id, className, tabClassName } = props;
  const list = useRef<HTMLDivElement>(null);

  function handleKey(event: KeyboardEvent, index: number) {
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
          id={getTabId(id, tab.key)}
          aria-selected={tab.key === activeKey}
          aria-controls={getPanelId(id, tab.key)}
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
