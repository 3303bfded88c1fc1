import clsx from 'clsx';
import { type ReactNode, useId } from 'react';
import { TextWithEnglishTerms } from '@/shared/components/text-with-english-terms';
import { FilterTabList } from './filter-tab-list';

interface FilterTab<Value extends string> {
  value: Value;
  label: string;
  /** Undefined until it is known; the tab then shows its label only. */
  count: number | undefined;
  /** True when the server counted only up to this number. */
  isCapped?: boolean;
}

/** Props of `FilterTabs`. The tabs of the inbox have the same type. */
export interface FilterTabsProps<Value extends string> {
  label: string;
  tabs: readonly FilterTab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Units that screen readers announce after each count: « 2 offres ». */
  units: { one: string; many: string };
  children: ReactNode;
}

/** Returns the classes of a tab with a count. */
export const getFilterTabClassName = (isActive: boolean): string =>
  clsx(
    'inline-flex min-h-11 max-w-full items-center gap-2.5 rounded-card text-left wrap-anywhere border px-3.5 font-semibold sm:px-4',
    isActive
      ? 'border-accent bg-accent text-on-accent'
      : 'border-line-strong hover:border-highlight hover:text-highlight',
  );

interface CountLabelProps {
  label: string;
  count: number | undefined;
  isCapped?: boolean;
  isActive: boolean;
  units: { one: string; many: string };
}

/** Label of a tab and its count. */
export function FilterTabLabel({ label, count, isCapped, isActive, units }: CountLabelProps) {
  return (
    <>
      <TextWithEnglishTerms>{label}</TextWithEnglishTerms>
      {count === undefined ? null : (
        <span
          className={clsx(
            'text-sm font-normal [font-variant-numeric:tabular-nums]',
            !isActive && 'text-muted',
          )}
        >
          {/* The first call of `toLocaleString` takes a phone 80 ms. */}
          {count < 1000 ? count : count.toLocaleString('fr-FR')}
          {isCapped ? '+' : null}
          <span className="sr-only"> {count > 1 ? units.many : units.one}</span>
        </span>
      )}
    </>
  );
}

/** Tabs that filter one list, each with its count. */
export function FilterTabs<Value extends string>(props: FilterTabsProps<Value>) {
  const { label, tabs, value, onChange, units, children } = props;
  const id = useId();
  const panelId = `${id}-panel`;
  return (
    <>
      <FilterTabList
        label={label}
        tabs={tabs.map((tab) => ({
          key: tab.value,
          label: <FilterTabLabel {...tab} isActive={tab.value === value} units={units} />,
        }))}
        activeKey={value}
        onChoose={onChange}
        id={id}
        panelId={panelId}
        className="flex flex-wrap gap-2 print:hidden noscript:hidden"
        tabClassName={getFilterTabClassName}
      />
      <div id={panelId} role="tabpanel" aria-labelledby={`${id}-${value}`} className="pt-8 lg:pt-10">
        {children}
      </div>
    </>
  );
}
