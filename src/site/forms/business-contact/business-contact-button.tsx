import { type ButtonAppearance, DialogButton } from '@/site/components/dialog-button';
import type { BusinessContactPreset } from './business-contact-dialog';

const loadDialog = () => import('./business-contact-dialog').then((module) => module.BusinessContactDialog);

/** Button that opens the business contact form. */
export function BusinessContactButton({
  className,
  children,
  ...preset
}: BusinessContactPreset & ButtonAppearance) {
  return (
    <DialogButton load={loadDialog} preset={preset} className={className}>
      {children}
    </DialogButton>
  );
}
