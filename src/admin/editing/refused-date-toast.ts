import { dismissToast } from '@/admin/lib/dismiss-toast';
import { refusedDateToastTexts } from '@/copy/admin/toasts';
import { notify } from '@/shared/components/notify';

const TOAST_ID = 'refused-date';

/** Says that a date or a time was refused. `isPartial` is true when the other fields are saved. */
export function showRefusedDateToast({ isPartial }: { isPartial: boolean }): void {
  notify.error({
    ...(isPartial ? refusedDateToastTexts.partial : refusedDateToastTexts.alone),
    id: TOAST_ID,
  });
}

/** Removes the toast; called when the form is valid. */
export const dismissRefusedDateToast = () => dismissToast(TOAST_ID);
