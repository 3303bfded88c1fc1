import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
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

const preventDefault = (event: MouseEvent) => event.preventDefault();

/**
 * Button of the back office; `getButtonClassName` gives a link the same look. `disabled` becomes `aria-disabled`,
 * because a browser takes the focus away from a disabled button, also from one that was just pressed.
 */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'compact', icon: Icon, isPending, disabled, ...buttonProps } = props;
  const { className, onClick, children } = buttonProps;
  const isDisabled = isPending || disabled;
  return (
    <button
      type="button"
      aria-busy={isPending}
      {...buttonProps}
      aria-disabled={isDisabled || buttonProps['aria-disabled']}
      className={getButtonClassName(variant, className, size)}
      // Prevents the submission of a form, also by Enter in one of its fields.
      onClick={isDisabled ? preventDefault : onClick}
    >
      {Icon ? <Icon className="size-4" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
