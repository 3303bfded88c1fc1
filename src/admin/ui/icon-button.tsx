import clsx from 'clsx';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'title'> {
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
        'grid size-10 shrink-0 place-items-center rounded-card text-muted transition-colors enabled:hover:bg-surface-strong disabled:cursor-not-allowed disabled:opacity-40 aria-disabled:cursor-not-allowed aria-disabled:opacity-40',
        tone === 'danger' ? 'enabled:hover:text-danger' : 'enabled:hover:text-fg',
      )}
    >
      <Icon className="size-4" aria-hidden="true" />
    </button>
  );
}
