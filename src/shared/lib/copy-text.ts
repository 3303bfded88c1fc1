import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';

/** Puts a text on the clipboard and says whether it went there. */
export async function copyText(text: string, done: ToastText, refused: ToastText): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(done);
  } catch {
    notify.error(refused);
  }
}
