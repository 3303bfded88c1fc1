import { useRef, useState } from 'react';
import { publicFormToastTexts } from '@/copy/forms/common';
import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import type { AppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { delayEarlyFormSending, isHoneypotFilled } from './honeypot';

/** Seconds to wait when the answer does not contain them, e.g. the answer of a proxy. */
const DEFAULT_RETRY_SECONDS = 60;

/** Toasts of one form: one for success, and specific ones for failures. */
export interface FormToastOptions {
  successToast: ToastText;
  /** Returns the toast of a failure that the common toast does not explain, e.g. a duplicate. */
  getFailureToast?: (error: Partial<AppError>) => ToastText | undefined;
}

/** Returns the function that sends a form, and its state. It handles honeypot, double clicks, minimum fill time, toasts and rate limit. */
export function useFormSending({ successToast, getFailureToast }: FormToastOptions) {
  // The visitor may set the clock of the device back; `performance.now` does not follow it.
  const [startedAt] = useState(() => performance.now());
  const [isSubmitting, setSubmitting] = useState(false);
  const [retryAfterSeconds, setRetryAfterSeconds] = useState<number | null>(null);
  const isBusy = useRef(false);

  function showFailure(error: Partial<AppError>) {
    // Only a failed `import()` throws an error without a kind.
    const { kind = 'network', code = '' } = error;
    const specificToast = getFailureToast?.(error);
    // Logs kind and code, never the visitor's words.
    if (!specificToast) {
      console.error('form:', kind, code);
      reportClientError('form', kind);
    }
    if (kind === 'rate-limit') setRetryAfterSeconds(error.retryAfterSeconds ?? DEFAULT_RETRY_SECONDS);
    notify.error(specificToast ?? publicFormToastTexts.failure);
  }

  /**
   * Sends a form. `prepare` validates the fields. It returns the function that stores them and may throw an AppError, or
   * null when a field is invalid. Resolves to true once the row is stored.
   */
  async function submit(
    form: HTMLFormElement,
    prepare: () => Promise<(() => Promise<void>) | null>,
  ): Promise<boolean> {
    if (isBusy.current) return false;
    if (isHoneypotFilled(form)) {
      notify.error(publicFormToastTexts.failure);
      return false;
    }
    isBusy.current = true;
    // On a slow network, `prepare` may wait for a download.
    setSubmitting(true);
    try {
      const storeRow = await prepare();
      if (!storeRow) return false;
      setRetryAfterSeconds(null);
      await delayEarlyFormSending(startedAt);
      await storeRow();
    } catch (error) {
      showFailure(error as Partial<AppError>);
      return false;
    } finally {
      isBusy.current = false;
      setSubmitting(false);
    }
    notify.success(successToast);
    return true;
  }

  return { isSubmitting, retryAfterSeconds, submit };
}
