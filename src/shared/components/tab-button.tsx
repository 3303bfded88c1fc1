import * as Tabs from '@radix-ui/react-tabs';
import type { ReactNode } from 'react';

interface TabButtonProps {
  value: string;
  isActive: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** Tab of Radix that also reacts to a click without a mouse or key. */
export function TabButton({ value, isActive, onChoose, className, children }: TabButtonProps) {
  return (
    <Tabs.Trigger
      value={value}
      // Radix ignores clicks: it listens to the mouse button, keys and focus. Voice control and the start script, which repeats early presses, send a click.
      onClick={isActive ? undefined : onChoose}
      className={className}
    >
      {children}
    </Tabs.Trigger>
  );
}
