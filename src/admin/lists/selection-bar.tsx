import type { LucideIcon } from 'lucide-react';
import { Button } from '@/admin/ui/button';
import { commonText } from '@/copy/admin/common';

interface SelectionBarProps {
  /** Number of selected rows; the bar is hidden for none. */
  count: number;
  /** True when an action is running. */
  isPending: boolean;
  actions: readonly { label: string; icon: LucideIcon; isDanger?: boolean; onPress: () => void }[];
  onClear: () => void;
}

const text = commonText.selection;

/** Bar of actions on the selected rows of a list (`useSelection`). */
export function SelectionBar({ count, isPending, actions, onClear }: SelectionBarProps) {
  if (count === 0) return null;
  return (
    <section
      aria-label={text.label}
      className="sticky top-14 z-10 flex flex-wrap items-center gap-2 rounded-card border border-highlight bg-surface p-2 pl-4"
    >
      <p role="status" className="mr-auto text-sm font-semibold tabular-nums">
        {isPending ? text.running : `${count} ${count > 1 ? text.many : text.one}`}
      </p>
      {actions.map(({ label, icon: Icon, isDanger, onPress }) => (
        <Button
          variant={isDanger ? 'danger' : 'outline'}
          icon={Icon}
          key={label}
          disabled={isPending}
          onClick={onPress}
        >
          {label}
        </Button>
      ))}
      <Button variant="quiet" disabled={isPending} onClick={onClear}>
        {text.clear}
      </Button>
    </section>
  );
}
