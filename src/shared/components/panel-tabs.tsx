import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { getTabPanelProps, TabList } from './tab-list';

interface PanelTabsProps<Key extends string> {
  label: string;
  tabs: readonly { key: Key; label: string }[];
  activeKey: Key;
  onChoose: (key: Key) => void;
  panels: Record<Key, ReactNode>;
}

/**
 * Tabs with a panel each. All panels stay in the DOM: typed text survives a change of tab. Without scripts
 * and in print, the panels follow one another.
 */
export function PanelTabs<Key extends string>({ panels, ...listProps }: PanelTabsProps<Key>) {
  const { tabs, activeKey } = listProps;
  const id = useId();
  return (
    <>
      <TabList
        {...listProps}
        id={id}
        className="flex border-b border-line-strong print:hidden noscript:hidden"
        tabClassName={(isActive) =>
          clsx(
            '-mb-px min-h-12 min-w-0 grow border-b-4 px-1.5 py-3 font-display leading-tight transition-colors hover:text-fg sm:grow-0 sm:px-7 sm:text-xl',
            isActive ? 'border-accent text-fg' : 'border-transparent text-muted',
          )
        }
      />
      {tabs.map(({ key }) => (
        <div
          key={key}
          {...getTabPanelProps(id, key)}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel may begin with text, which Tab must reach
          tabIndex={0}
          className={clsx('pt-10 lg:pt-14', key !== activeKey && 'hidden noscript:block print:block')}
        >
          {panels[key]}
        </div>
      ))}
    </>
  );
}
