import { useRef, useState } from 'react';
import { publicFormToastTexts } from '@/copy/forms/common';
import type { ToastText } from '@/copy/types';
import { notify } from '@/shared/components/notify';
import type { AppError } from '@/shared/lib/app-error';
import { reportClientError } from '@/shared/lib/report-client-error';
import { isHoneypotFilled, waitMinimumFillTime } from './honeypot';

/** Seconds to wait when the answer has no `Retry-After`, e.g. from a proxy. */
const DEFAULT_RETRY_SECONDS = 60;

/** The toasts of one form. */
export interface SendingToastTexts {
  success: ToastText;
  /** Returns the toast of a failure that the common toast does not explain, e.g. a duplicate. */
  failureToast?: (error: Partial<AppError>) => ToastText | undefined;
}

/** Validates what was typed. Returns the call that stores it, which throws an AppError, or null when a field is refused. */
export type PrepareSending = () => MaybePromise<(() => Promise<void>) | null>;

type MaybePromise<Value> = Value | Promise<Value>;

/** Returns the function that sends a form, and its state. It handles honeypot, double clicks, minimum fill time, toasts and rate limit. */
export function useFormSending({ success, failureToast }: SendingToastTexts) {
  const [startedAt] = useState(Date.now);
  const [isSubmitting, setSubmitting] = useState(false);
  const [retryAfterSeconds, setRetryAfter] = useState<number | null>(null);
  const isBusy = useRef(false);

  function showFailure(error: Partial<AppError>) {
    // Only a missing chunk throws an error without a kind.
    const { kind = 'network', code = '', retryAfterSeconds = DEFAULT_RETRY_SECONDS } = error;
    const specificToast = failureToast?.(error);
    // Only the code is logged, never the visitor's words.
    if (!specificToast) {
      console.error('form:', kind, code);
      reportClientError('form', kind);
    }
    if (kind === 'rate-limit') setRetryAfter(retryAfterSeconds);
    notify.error(specificToast ?? publicFormToastTexts.failure);
  }

  async function send(prepare: PrepareSending): Promise<boolean> {
    try {
      const storeRow = await prepare();
      if (!storeRow) return false;
      setSubmitting(true);
      setRetryAfter(null);
      await waitMinimumFillTime(startedAt);
      await storeRow();
    } catch (error) {
      showFailure(error as Partial<AppError>);
      return false;
    } finally {
      setSubmitting(false);
    }
    notify.success(success);
    return true;
  }

  /** Resolves to true once the row is stored. */
  async function submit(form: HTMLFormElement, prepare: PrepareSending): Promise<boolean> {
    if (isBusy.current) return false;
    if (isHoneypotFilled(form)) {
      notify.error(publicFormToastTexts.failure);
      return false;
    }
    isBusy.current = true;
    return send(prepare).finally(() => {
      isBusy.current = false;
    });
  }

  return { isSubmitting, retryAfterSeconds, submit };
}
