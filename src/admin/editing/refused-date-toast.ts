import { dismissToast } from '@/admin/lib/dismiss-toast';
import { refusedDateToastText } from '@/copy/admin/toasts';
import { notify } from '@/shared/components/notify';

const TOAST_ID = 'refused-date';

let wasShown = false;

/** Says that a date or a time was refused. The save of the other fields has its own toast. */
export function showRefusedDateToast(): void {
  wasShown = true;
  notify.error({ ...refusedDateToastText, id: TOAST_ID });
}

/** Removes the toast; called when the form is valid. */
export async function dismissRefusedDateToast(): Promise<void> {
  if (!wasShown) return;
  wasShown = false;
  await dismissToast(TOAST_ID);
}
