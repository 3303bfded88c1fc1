import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';

/** Copies a text to the clipboard and shows the result as a toast. */
export async function copyText(text: string, done: ToastText, refused: ToastText): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(refused);
  }
}
