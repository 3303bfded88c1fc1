import type { LucideIcon } from 'lucide-react';
import { commonText } from '@/copy/admin/common';
import { buttonStyles } from '@/shared/components/button-styles';

interface SelectionBarProps {
  /** Number of selected rows; nothing is drawn for none. */
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
        <button
          key={label}
          type="button"
          disabled={isPending}
          className={buttonStyles(isDanger ? 'danger' : 'outline', undefined, 'compact')}
          onClick={onPress}
        >
          <Icon className="size-4" aria-hidden="true" />
          {label}
        </button>
      ))}
      <button
        type="button"
        disabled={isPending}
        className={buttonStyles('quiet', undefined, 'compact')}
        onClick={onClear}
      >
        {text.clear}
      </button>
    </section>
  );
}
