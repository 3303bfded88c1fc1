import * as Tabs from '@radix-ui/react-tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { TabButton } from './tab-button';

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
export function PanelTabs<Key extends string>({
  label,
  tabs,
  activeKey,
  onChoose,
  panels,
}: PanelTabsProps<Key>) {
  return (
    <Tabs.Root value={activeKey} onValueChange={(key) => onChoose(key as Key)}>
      <Tabs.List aria-label={label} className="flex border-b border-line-strong print:hidden noscript:hidden">
        {tabs.map(({ key, label: tabLabel }) => (
          <TabButton
            key={key}
            value={key}
            isActive={key === activeKey}
            onChoose={() => onChoose(key)}
            className={clsx(
              '-mb-px min-h-12 min-w-0 grow border-b-4 px-1.5 py-3 font-display leading-tight transition-colors hover:text-fg sm:grow-0 sm:px-7 sm:text-xl',
              key === activeKey ? 'border-accent text-fg' : 'border-transparent text-muted',
            )}
          >
            {tabLabel}
          </TabButton>
        ))}
      </Tabs.List>
      {tabs.map(({ key }) => (
        <Tabs.Content
          key={key}
          value={key}
          forceMount
          className={clsx('pt-10 lg:pt-14', key !== activeKey && 'hidden noscript:block print:block')}
        >
          {panels[key]}
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
