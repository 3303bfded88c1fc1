import { notify, type ToastOptions } from '@/shared/components/notify';
import { dismissToast } from './dismiss-toast';

/** Id of the last toast of each change that failed. */
const toastIds = new WeakMap<object, string>();

let toastCount = 0;

/** Shows that a change failed. `change` is the object that `dismissFailureToast` gets. */
export function showFailureToast(change: object, text: ToastOptions): void {
  toastCount += 1;
  const id = `failure-${toastCount}`;
  toastIds.set(change, id);
  notify.error({ ...text, id });
}

/** Removes the toast of the last failure when the change is tried again: it would stay beside a success. */
export function dismissFailureToast(change: object): void {
  const id = toastIds.get(change);
  if (!id) return;
  toastIds.delete(change);
  void dismissToast(id);
}
