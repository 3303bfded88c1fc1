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
        <span className="text-sm font-normal text-muted tabular-nums group-aria-selected:text-inherit">
          {tab.count.toLocaleString('fr-FR')}
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
        tabClassName="group inline-flex min-h-11 items-center gap-2.5 rounded-card border border-line-strong px-3.5 font-semibold transition-colors hover:border-highlight hover:text-highlight aria-selected:border-accent aria-selected:bg-accent aria-selected:text-on-accent sm:px-4"
      />
      <div id={panel} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-8 lg:pt-10">
        {children}
      </div>
    </>
  );
}
