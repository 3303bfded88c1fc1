import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { TabList } from './tab-list';

interface FilterTab<Value extends string> {
  value: Value;
  label: string;
  /** No count yet: the tab stands without. */
  count: number | undefined;
  /** There are more than that, and they were not counted. */
  more?: boolean;
}

interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly FilterTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Said after each count: « 2 offres ». */
  units: { one: string; many: string };
  /** The filtered list. */
  children: ReactNode;
}

/** Tabs that filter one list, each with how many entries it holds. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onChange, units, children } = props;
  const id = useId();
  const panel = `${id}-panel`;

  const labelOf = (tab: FilterTab<Value>) => (
    <>
      {tab.label}
      {tab.count === undefined ? null : (
        <span className={clsx('text-sm font-normal tabular-nums', tab.value !== value && 'text-muted')}>
          {/* the first use of the browser's own format takes a phone 80 ms */}
          {tab.count < 1000 ? tab.count : tab.count.toLocaleString('fr-FR')}
          {tab.more ? '+' : null}
          <span className="sr-only"> {tab.count === 1 ? units.one : units.many}</span>
        </span>
      )}
    </>
  );

  return (
    <>
      <TabList
        label={label}
        tabs={tabs.map((tab) => ({ key: tab.value, label: labelOf(tab) }))}
        active={value}
        onChoose={onChange}
        id={id}
        panelId={() => panel}
        className="flex flex-wrap gap-2 print:hidden noscript:hidden"
        tabClassName={(isActive) =>
          clsx(
            'inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-card text-left wrap-anywhere border px-3.5 font-semibold sm:px-4',
            isActive
              ? 'border-accent bg-accent text-on-accent'
              : 'border-line-strong hover:border-highlight hover:text-highlight',
          )
        }
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-8 lg:pt-10">
        {children}
      </div>
    </>
  );
}
