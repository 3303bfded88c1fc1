import { type ButtonAppearance, DialogButton } from '@/site/components/dialog-button';
import type { BusinessPreset } from './business-contact-dialog';

const loadDialog = () => import('./business-contact-dialog').then((module) => module.BusinessContactDialog);

/** Button that opens the business contact form. */
export function BusinessContactButton({ className, children, ...preset }: BusinessPreset & ButtonAppearance) {
  return (
    <DialogButton load={loadDialog} preset={preset} className={className}>
      {children}
    </DialogButton>
  );
}
