import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import {
  type ButtonSize,
  type ButtonVariant,
  getButtonClassName,
} from '@/shared/components/button-class-name';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
  /** True while the action runs: the button is disabled. */
  isPending?: boolean;
}

/** Button of the back office; `getButtonClassName` gives a link the same look. */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'compact', icon: Icon, isPending, ...buttonProps } = props;
  const { className, disabled, children } = buttonProps;
  return (
    <button
      type="button"
      aria-busy={isPending}
      {...buttonProps}
      className={getButtonClassName(variant, className, size)}
      disabled={isPending || disabled}
    >
      {Icon ? <Icon className="size-4" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
