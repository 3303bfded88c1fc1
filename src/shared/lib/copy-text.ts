import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';

/** Copies a text to the clipboard and shows the result as a toast. */
export async function copyText(text: string, copiedToast: ToastText, failedToast: ToastText): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copiedToast);
  } catch {
    notify.error(failedToast);
  }
}
