import * as Tabs from '@radix-ui/react-tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { CountLabel, type FilterTabsProps, getFilterTabClassName } from './filter-tabs';

interface TabButtonProps {
  value: string;
  isActive: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

function TabButton({ value, isActive, onChoose, className, children }: TabButtonProps) {
  return (
    <Tabs.Trigger
      value={value}
      // Radix listens to the mouse only. Voice control and the start script, which repeats early presses, send a click.
      onClick={() => isActive || onChoose()}
      className={className}
    >
      {children}
    </Tabs.Trigger>
  );
}

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

/** Tabs with counts that change the screen below them. `children` is the panel of the chosen tab. */
export function CountTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onChange, units, children } = props;
  return (
    <Tabs.Root value={value} onValueChange={(next) => onChange(next as Value)}>
      <Tabs.List aria-label={label} className="flex flex-wrap gap-2 print:hidden">
        {tabs.map((tab) => (
          <TabButton
            key={tab.value}
            value={tab.value}
            isActive={tab.value === value}
            onChoose={() => onChange(tab.value)}
            className={getFilterTabClassName(tab.value === value)}
          >
            <CountLabel {...tab} isActive={tab.value === value} units={units} />
          </TabButton>
        ))}
      </Tabs.List>
      <Tabs.Content value={value} className="pt-8 lg:pt-10">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
