import clsx from 'clsx';

/** Emphasis of a button. */
export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger';

/** Size of a button; `compact` is for rows and toolbars. */
export type ButtonSize = 'regular' | 'compact';

const base =
  'inline-flex items-center justify-center gap-2 rounded-card font-semibold leading-tight transition-colors';

const sizes: Record<ButtonSize, string> = {
  regular: 'min-h-11 px-5 py-2.5 text-[0.9375rem]',
  compact: 'min-h-10 px-3.5 py-2 text-sm',
};

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent not-aria-disabled:hover:bg-accent-hover',
  outline:
    'border border-line-strong text-fg not-aria-disabled:hover:border-highlight not-aria-disabled:hover:text-highlight',
  quiet: 'text-fg not-aria-disabled:hover:bg-surface-strong',
  danger:
    'border border-danger text-danger not-aria-disabled:hover:bg-danger not-aria-disabled:hover:text-bg',
};

/** Returns the classes of a button, or of a link that looks like one. */
export function getButtonClassName(
  variant: ButtonVariant = 'primary',
  className?: string | undefined,
  size: ButtonSize = 'regular',
): string {
  return clsx(base, sizes[size], variants[variant], className);
}

/** Returns the classes of a button in a row or a toolbar. */
export function getCompactButtonClassName(variant: ButtonVariant, className?: string): string {
  return getButtonClassName(variant, className, 'compact');
}
