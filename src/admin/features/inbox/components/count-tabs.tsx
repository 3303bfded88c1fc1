import * as Tabs from '@radix-ui/react-tabs';
import { FilterTabLabel, type FilterTabsProps, getFilterTabClassName } from '@/shared/components/filter-tabs';
import { TabButton } from '@/shared/components/tab-button';

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
            <FilterTabLabel {...tab} isActive={tab.value === value} units={units} />
          </TabButton>
        ))}
      </Tabs.List>
      <Tabs.Content value={value} className="pt-8 lg:pt-10">
        {children}
      </Tabs.Content>
    </Tabs.Root>
  );
}
