import type { KeyboardEvent, ReactNode } from 'react';

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

/**
 * Tabs that filter one list (WAI-ARIA pattern: one Tab stop; arrows, Home and End choose at once). Not Radix,
 * whose 5 kB would be in the first script of most pages. Tabs that change panels are in `panel-tabs.tsx`.
 */
export function FilterTabList<Key extends string>(props: TabListProps<Key>) {
  const { label, tabs, activeKey, onChoose, id, panelId, className, tabClassName } = props;

  function handleKey(event: KeyboardEvent) {
    // In browsers, Alt+ArrowLeft goes back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const activeIndex = tabs.findIndex(({ key }) => key === activeKey);
    const nextIndexByKeyName: Record<string, number> = {
      ArrowRight: (activeIndex + 1) % tabs.length,
      ArrowLeft: activeIndex - 1,
      Home: 0,
      End: -1,
    };
    const nextIndex = nextIndexByKeyName[event.key];
    if (nextIndex === undefined) return;
    event.preventDefault();
    // `at` counts -1 from the end.
    const tab = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')].at(nextIndex);
    tab?.focus();
    tab?.click();
  }

  return (
    <div role="tablist" aria-label={label} className={className} onKeyDown={handleKey}>
      {tabs.map((tab) => (
        <button
          key={tab.key}
          type="button"
          role="tab"
          id={`${id}-${tab.key}`}
          aria-selected={tab.key === activeKey}
          aria-controls={panelId}
          tabIndex={tab.key === activeKey ? 0 : -1}
          onClick={() => onChoose(tab.key)}
          className={tabClassName(tab.key === activeKey)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
