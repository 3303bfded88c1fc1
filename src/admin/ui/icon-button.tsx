import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

/** No `disabled`: the browser would take the focus away from a pressed button. */
interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title' | 'disabled'> {
  icon: LucideIcon;
  /** Short name of the action, shown as a tooltip. */
  title: string;
  /** Accessible name: the action and its target. */
  label: string;
  tone?: 'plain' | 'danger';
}

export function IconButton({ icon: Icon, title, label, tone = 'plain', ...buttonProps }: IconButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      title={title}
      aria-label={label}
      className={clsx(
        'grid size-10 shrink-0 place-items-center rounded-card text-muted transition-colors not-aria-disabled:hover:bg-surface-strong aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        tone === 'danger' ? 'hover:text-danger' : 'hover:text-fg',
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}
