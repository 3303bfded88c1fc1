import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyles } from '@/shared/components/button-styles';

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: LucideIcon;
}

/** Button of the back office; `buttonStyles` gives a link the same look. */
export function Button(props: ButtonProps) {
  const { variant = 'outline', size = 'compact', icon: Icon, className, children, ...rest } = props;
  return (
    <button type="button" {...rest} className={buttonStyles(variant, className, size)}>
      {Icon ? <Icon className="size-4" aria-hidden="true" /> : null}
      {children}
    </button>
  );
}
