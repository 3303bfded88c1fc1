import { type BaseDialogButtonProps, DialogButton } from '@/site/components/dialog-button';
import type { PressContactPreset } from './press-contact-dialog';

const loadDialog = () => import('./press-contact-dialog').then((module) => module.PressContactDialog);

/** Opens the press form: a request, or the subscription to the press newsletter. */
export function PressContactButton({
  className,
  children,
  ...preset
}: PressContactPreset & BaseDialogButtonProps) {
  return (
    <DialogButton load={loadDialog} preset={preset} className={className}>
      {children}
    </DialogButton>
  );
}
