import { dismissToast } from '@/admin/lib/dismiss-toast';
import { refusedDateToastTexts } from '@/copy/admin/toasts';
import { notify } from '@/shared/components/notify';

const TOAST_ID = 'refused-date';

let wasShown = false;

/** Says that a date or a time was refused. `isPartial` is true when the other fields are saved. */
export function showRefusedDateToast({ isPartial }: { isPartial: boolean }): void {
  wasShown = true;
  notify.error({
    ...(isPartial ? refusedDateToastTexts.partial : refusedDateToastTexts.alone),
    id: TOAST_ID,
  });
}

/** Removes the toast; called when the form is valid. */
export async function dismissRefusedDateToast(): Promise<void> {
  if (!wasShown) return;
  wasShown = false;
  await dismissToast(TOAST_ID);
}
