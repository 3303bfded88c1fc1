import type { ComponentProps } from 'react';
import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import { Button } from './button';

interface RefusableButtonProps extends ComponentProps<typeof Button> {
  /** Why the person may not press it; null when they may. */
  refusal: string | null;
  /** Toast of a refused press. */
  toast: ToastText;
  onClick: () => void;
}

/** Button that says why its action is refused, instead of being disabled. */
export function RefusableButton({ refusal, toast, onClick, ...buttonProps }: RefusableButtonProps) {
  return (
    <Button
      {...buttonProps}
      aria-disabled={refusal ? true : undefined}
      title={refusal ?? undefined}
      onClick={() => (refusal ? notify.error({ ...toast, description: refusal }) : onClick())}
    />
  );
}
