import { type ButtonAppearance, DialogButton } from '@/site/components/dialog-button';
import type { BusinessPreset } from './business-contact-dialog';

const loadDialog = () => import('./business-contact-dialog').then((module) => module.BusinessContactDialog);

/** Opens the business contact form, wherever it stands. */
export function BusinessContactButton({ className, children, ...preset }: BusinessPreset & ButtonAppearance) {
  return (
    <DialogButton load={loadDialog} preset={preset} className={className}>
      {children}
    </DialogButton>
  );
}
