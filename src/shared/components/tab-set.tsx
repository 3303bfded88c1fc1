import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { TabList } from './tab-list';

interface TabSetProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  active: Key;
  onChoose: (key: Key) => void;
  panels: Record<Key, ReactNode>;
}

/**
 * Tabs with a panel each. Every panel is in the page: what was typed in one is kept, and without script and in print they follow
 * one another.
 */
export function TabSet<Key extends string>({ panels, ...list }: TabSetProps<Key>) {
  const id = useId();
  const panelId = (key: Key) => `${id}-${key}-panel`;
  return (
    <>
      <TabList
        {...list}
        id={id}
        panelId={panelId}
        className="flex border-b border-line-strong print:hidden noscript:hidden"
        tabClassName={(isActive) =>
          clsx(
            '-mb-px min-h-12 min-w-0 grow border-b-4 px-1.5 py-3 font-display leading-tight transition-colors hover:text-fg sm:grow-0 sm:px-7 sm:text-xl',
            isActive ? 'border-accent text-fg' : 'border-transparent text-muted',
          )
        }
      />
      {list.tabs.map(({ key }) => (
        <div
          key={key}
          role="tabpanel"
          id={panelId(key)}
          aria-labelledby={`${id}-${key}`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without anything to focus is itself a stop
          tabIndex={0}
          className={clsx('pt-10 lg:pt-14', key !== list.active && 'hidden noscript:block print:block')}
        >
          {panels[key]}
        </div>
      ))}
    </>
  );
}
