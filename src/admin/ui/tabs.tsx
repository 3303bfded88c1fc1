import * as Radix from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabItem {
  value: string;
  label: ReactNode;
  panel: ReactNode;
}

interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value: string;
  onValueChange: (value: string) => void;
}

/** Tabs with arrow keys; a hidden panel stays mounted, so that what is typed in it is kept. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List aria-label={label} className="flex gap-1 border-b border-line-strong">
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 flex-1 border-b-[3px] border-transparent px-4 font-semibold text-muted transition-colors hover:text-fg data-[state=active]:border-accent data-[state=active]:text-fg"
          >
            {item.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content
          key={item.value}
          value={item.value}
          forceMount
          className="pt-6 data-[state=inactive]:hidden"
        >
          {item.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
